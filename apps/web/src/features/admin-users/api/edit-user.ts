import type { Calls, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { withFreshIdentity } from '../../../lib/second-factor/fresh-identity.ts';

export type UserEdit = SentBodyOf<Calls['PUT /api/admin/user/edit-user']>;

export const editUser = (body: UserEdit): Promise<null> =>
  withFreshIdentity(() => callApi('PUT /api/admin/user/edit-user', { body }));
