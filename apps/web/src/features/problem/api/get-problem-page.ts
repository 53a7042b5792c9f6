import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

/** As a contest tells it, which keeps more to itself than the other places do. */
export type ProblemInfo = DataOf<Calls['GET /api/get-contest-problem-details']>;
export type Problem = ProblemInfo['problem'];

interface ProblemPage {
  problemId: string;
  context: ProblemContext;
  /** Who looks: what one may see another may not. */
  uid: string | undefined;
  /** Whether the counts of a contest's problem include what came after the end. */
  containsEnd?: boolean | undefined;
}

type Asked = Omit<ProblemPage, 'uid'>;

/** Public problems, those of groups and those opened from a training come by the same call; contests have their own. */
function askProblem({ problemId, context, containsEnd }: Asked, signal: AbortSignal): Promise<ProblemInfo> {
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
    queryFn: ({ signal }) => askProblem({ problemId, context, containsEnd }, signal),
    // Contests are for those who are logged in.
    enabled: problemId !== '' && (context.contestId === undefined || uid !== undefined),
    // Whoever logs in while reading goes on reading.
    placeholderData: (before) => (before?.problem.problemId === problemId ? before : undefined),
  });
