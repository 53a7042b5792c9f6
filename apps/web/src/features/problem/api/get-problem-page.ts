import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ProblemPlace } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

export type ProblemInfo = DataOf<Calls['GET /api/get-problem-detail']>;
export type Problem = ProblemInfo['problem'];

interface ProblemPage {
  problemId: string;
  place: ProblemPlace;
  /** Who looks: what one may see another may not. */
  uid: string | undefined;
}

/**
 * Public problems, those of groups and those opened from a training come by the same call. The problems of a contest have
 * one of their own, which comes with the contests; until then their list is refused, and nothing more is asked.
 */
export const problemPageQuery = ({ problemId, place, uid }: ProblemPage) =>
  queryOptions({
    queryKey: [problemKey, 'page', problemId, place.groupId, uid],
    queryFn: ({ signal }): Promise<ProblemInfo> =>
      callApi('GET /api/get-problem-detail', {
        query: { problemId, gid: place.groupId },
        signal,
        quiet: true,
      }),
    enabled: problemId !== '' && place.contestId === undefined,
    // Whoever logs in while reading goes on reading.
    placeholderData: (before) => (before?.problem.problemId === problemId ? before : undefined),
  });
