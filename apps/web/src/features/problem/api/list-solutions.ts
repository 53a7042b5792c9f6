import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { problemKey } from './problem-key.ts';

export type SolutionPage = DataOf<Calls['GET /api/problem-solutions']>;
export type Solution = SolutionPage['records'][number];

export const solutionsPageSize = 10;

/** A verdict invalidates it with everything about the problem: an Accepted unlocks the solutions. */
export const solutionsQuery = (problemId: string, page: number, uid: string | undefined) =>
  queryOptions({
    queryKey: [problemKey, 'solutions', problemId, uid, page],
    queryFn: ({ signal }) =>
      callApi('GET /api/problem-solutions', {
        query: { pid: problemId, currentPage: page, limit: solutionsPageSize },
        signal,
      }),
    placeholderData: (before, former) =>
      former?.queryKey[2] === problemId && former.queryKey[3] === uid ? before : undefined,
    staleTime: 0,
  });
