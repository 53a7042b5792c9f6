import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { withFreshIdentity } from '../../../lib/second-factor/fresh-identity.ts';

export type OpenSession = DataOf<Calls['GET /api/sessions']>[number];

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callApi('GET /api/sessions', { signal }),
  staleTime: 0,
});

export const endSession = (id: string): Promise<null> =>
  withFreshIdentity(() => callApi('DELETE /api/session', { query: { id }, toastsError: true }));
export const endOtherSessions = () =>
  withFreshIdentity(() => callApi('DELETE /api/sessions/others', { toastsError: true }));
