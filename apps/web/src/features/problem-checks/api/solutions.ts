import type { WireSolution } from '@touchstone/contract';
import { finalStatuses } from '@touchstone/contract/statuses';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Solution = WireSolution;

export const solutionsKey = (problemId: number) => ['admin', 'problem-solutions', problemId] as const;

export const solutionsQuery = (problemId: number) =>
  queryOptions({
    queryKey: solutionsKey(problemId),
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/solutions', { query: { pid: problemId }, signal }),
  });

export const saveSolutions = (pid: number, solutions: readonly Solution[]): Promise<Solution[]> =>
  callApi('PUT /api/admin/problem/solutions', {
    body: {
      pid,
      solutions: solutions.map(({ expectedStatuses, ...solution }) => ({
        ...solution,
        expectedStatuses: finalStatuses.filter((status) => expectedStatuses.includes(status)),
      })),
    },
  });
