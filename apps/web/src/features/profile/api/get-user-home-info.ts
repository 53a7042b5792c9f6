import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type UserHomeInfo = DataOf<Calls['GET /api/get-user-home-info']>;

/** The owner of a profile. Both empty means the caller. */
export interface ProfileOwner {
  uid: string | undefined;
  username: string | undefined;
}

export const userHomeInfoQuery = ({ uid, username }: ProfileOwner) =>
  queryOptions({
    queryKey: ['profile', 'home-info', uid, username],
    queryFn: ({ signal }) => callApi('GET /api/get-user-home-info', { query: { uid, username }, signal }),
  });
