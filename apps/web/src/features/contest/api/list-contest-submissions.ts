import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { SubmissionFilter } from '../submissions/submission-filter.ts';

export type ContestSubmission = DataOf<Calls['GET /api/contest-submissions']>['records'][number];

const refreshMs = 30_000;

interface ContestSubmissionsInput {
  contestId: number;
  filter: SubmissionFilter;
  containsEnd: boolean;
  /** Administrators test a contest before it starts. */
  isBeforeStart: boolean;
}

/** The rows follow their own judging. This query polls for new submissions. */
export const contestSubmissionsQuery = ({
  contestId,
  filter,
  containsEnd,
  isBeforeStart,
}: ContestSubmissionsInput) => {
  const query = {
    contestID: contestId,
    onlyMine: filter.onlyMine,
    problemID: filter.problemId,
    completeProblemID: filter.problemId !== '',
    status: filter.status,
    username: filter.username,
    currentPage: filter.page,
    limit: filter.size,
    containsEnd,
    beforeContestSubmit: isBeforeStart,
  };
  return queryOptions({
    queryKey: ['contest', contestId, 'submissions', query],
    queryFn: ({ signal }) => callApi('GET /api/contest-submissions', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
};
