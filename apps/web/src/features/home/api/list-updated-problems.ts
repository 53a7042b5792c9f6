import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type UpdatedProblem = DataOf<Calls['GET /api/get-recent-updated-problem']>[number];

export const updatedProblemsQuery = queryOptions({
  queryKey: ['problems', 'recently-updated'],
  queryFn: ({ signal }) => callApi('GET /api/get-recent-updated-problem', { signal }),
});
