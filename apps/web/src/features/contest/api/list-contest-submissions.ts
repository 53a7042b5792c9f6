import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { isUnderWay } from '@touchstone/contract/statuses';
import { callApi } from '../../../lib/api/index.ts';
import { submissionsPageSize, type SubmissionFilter } from '../submissions/submission-filter.ts';

export type ContestSubmission = DataOf<Calls['GET /api/contest-submissions']>['records'][number];

const quickMs = 3000;
const calmMs = 30_000;

interface Wanted {
  contestId: number;
  filter: SubmissionFilter;
  containsEnd: boolean;
}

/** Asked again soon while something on the page is being judged, and now and then otherwise. */
export const contestSubmissionsQuery = ({ contestId, filter, containsEnd }: Wanted) => {
  const query = {
    contestID: contestId,
    onlyMine: filter.onlyMine,
    problemID: filter.problemId,
    completeProblemID: filter.problemId !== '',
    status: filter.status,
    username: filter.username,
    currentPage: filter.page,
    limit: submissionsPageSize,
    containsEnd,
  };
  return queryOptions({
    queryKey: ['contest', contestId, 'submissions', query],
    queryFn: ({ signal }) => callApi('GET /api/contest-submissions', { query, signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.records.some(({ status }) => isUnderWay(status)) === true ? quickMs : calmMs,
  });
};
