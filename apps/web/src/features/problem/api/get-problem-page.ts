import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

/** The contest response, which contains fewer fields than the other contexts. */
export type ProblemInfo = DataOf<Calls['GET /api/get-contest-problem-details']>;
export type Problem = ProblemInfo['problem'];

interface ProblemPage {
  problemId: string;
  context: ProblemContext;
  /** Part of the cache key: the response depends on the viewer. */
  uid: string | undefined;
  /** Whether the counts of a contest problem include submissions after the end. */
  containsEnd?: boolean | undefined;
}

type ProblemRequest = Omit<ProblemPage, 'uid'>;

/** One call serves public, group and training problems; contests have their own. */
function fetchProblem(
  { problemId, context, containsEnd }: ProblemRequest,
  signal: AbortSignal,
): Promise<ProblemInfo> {
  const { contestId, groupId } = context;
  if (contestId !== undefined)
    return callApi('GET /api/get-contest-problem-details', {
      query: { cid: contestId, displayId: problemId, containsEnd },
      signal,
    });
  return callApi('GET /api/get-problem-detail', { query: { problemId, gid: groupId }, signal });
}

export const problemPageQuery = ({ problemId, context, uid, containsEnd = false }: ProblemPage) =>
  queryOptions({
    queryKey: [problemKey, 'page', problemId, context.groupId, context.contestId, containsEnd, uid],
    queryFn: ({ signal }) => fetchProblem({ problemId, context, containsEnd }, signal),
    // Contests require a login.
    enabled: problemId !== '' && (context.contestId === undefined || uid !== undefined),
    // Keeps the problem on screen when the user logs in.
    placeholderData: (before) => (before?.problem.problemId === problemId ? before : undefined),
  });
