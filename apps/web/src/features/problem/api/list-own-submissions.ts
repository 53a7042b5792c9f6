import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

export type OwnSubmission = DataOf<Calls['GET /api/get-submission-list']>['records'][number];

export const ownSubmissionsPageSize = 10;

interface OwnSubmissions {
  problemId: string;
  context: ProblemContext;
  /** Administrators test a contest before it starts. */
  isBeforeStart: boolean;
  page: number;
  uid: string | undefined;
}

function fetchSubmissions({ problemId, context, isBeforeStart, page }: OwnSubmissions, signal: AbortSignal) {
  const wanted = {
    onlyMine: true,
    problemID: problemId,
    completeProblemID: true,
    currentPage: page,
    limit: ownSubmissionsPageSize,
  };
  const { contestId, groupId } = context;
  if (contestId === undefined)
    return callApi('GET /api/get-submission-list', {
      query: { ...wanted, gid: groupId },
      signal,
    });
  return callApi('GET /api/contest-submissions', {
    query: { ...wanted, contestID: contestId, beforeContestSubmit: isBeforeStart, containsEnd: true },
    signal,
  });
}

export const ownSubmissionsQuery = (wanted: OwnSubmissions) => {
  const { problemId, context, isBeforeStart, page, uid } = wanted;
  const { groupId, contestId } = context;
  return queryOptions({
    queryKey: [problemKey, 'own-submissions', problemId, groupId, contestId, isBeforeStart, page, uid],
    queryFn: ({ signal }) => fetchSubmissions(wanted, signal),
    enabled: uid !== undefined,
    placeholderData: keepPreviousData,
  });
};
