import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type UserFactors = DataOf<Calls['GET /api/admin/user/second-factor']>;

export const userFactorsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'user-factors', uid],
    queryFn: ({ signal }) => callApi('GET /api/admin/user/second-factor', { query: { uid }, signal }),
    staleTime: 0,
  });

export const resetUserFactors = (uid: string): Promise<null> =>
  callApi('DELETE /api/admin/user/second-factor', { query: { uid } });
