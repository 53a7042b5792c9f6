import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type JudgeToken = DataOf<Calls['GET /api/admin/judge-tokens']>[number];
export type NewJudgeToken = DataOf<Calls['POST /api/admin/judge-tokens']>;

export const judgeTokensQuery = queryOptions({
  queryKey: ['admin', 'judge-tokens'],
  queryFn: ({ signal }) => callApi('GET /api/admin/judge-tokens', { signal }),
});

export const createJudgeToken = (name: string): Promise<NewJudgeToken> =>
  callApi('POST /api/admin/judge-tokens', { body: { name } });

export const revokeJudgeToken = (id: number): Promise<null> =>
  callApi('DELETE /api/admin/judge-tokens', { query: { id }, toastsError: true });
