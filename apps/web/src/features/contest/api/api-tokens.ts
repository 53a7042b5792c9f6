import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ApiToken = DataOf<Calls['GET /api/contest-desk/api-tokens']>[number];
export type NewApiToken = DataOf<Calls['POST /api/contest-desk/api-tokens']>;

export const apiTokensQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'api-tokens'],
    queryFn: ({ signal }) =>
      callApi('GET /api/contest-desk/api-tokens', { query: { cid: contestId }, signal }),
    staleTime: 0,
  });

export const createApiToken = (contestId: number, name: string): Promise<NewApiToken> =>
  callApi('POST /api/contest-desk/api-tokens', { body: { cid: contestId, name } });

export const revokeApiToken = (contestId: number, id: number): Promise<null> =>
  callApi('DELETE /api/contest-desk/api-tokens', { query: { cid: contestId, id }, toastsError: true });
