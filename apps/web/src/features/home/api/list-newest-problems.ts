import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type NewestProblem = DataOf<Calls['GET /api/get-recent-updated-problem']>[number];

export const newestProblemsQuery = queryOptions({
  queryKey: ['problems', 'newest'],
  queryFn: ({ signal }) => callApi('GET /api/get-recent-updated-problem', { signal }),
});
