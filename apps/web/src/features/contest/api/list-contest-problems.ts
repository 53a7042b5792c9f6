import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ContestProblem = DataOf<Calls['GET /api/get-contest-problem']>[number];

const refreshMs = 60_000;

/** Refetched because the counts change while the contest runs. */
export const contestProblemsQuery = (contestId: number, containsEnd: boolean) =>
  queryOptions({
    queryKey: ['contest', contestId, 'problems', containsEnd],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-contest-problem', {
        query: { cid: contestId, containsEnd },
        signal,
      }),
    refetchInterval: refreshMs,
  });
