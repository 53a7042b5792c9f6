import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { hasStrip } from '../context/problem-context.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

export type StripProblem = DataOf<Calls['GET /api/get-full-screen-problem-list']>[number];

/** The problems of the training or contest with the viewer's results. Requires a login. */
export const stripProblemsQuery = (context: ProblemContext, uid: string | undefined) =>
  queryOptions({
    queryKey: [problemKey, 'strip', context.trainingId, context.contestId, uid],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-full-screen-problem-list', {
        query: { tid: context.trainingId, cid: context.contestId },
        signal,
      }),
    enabled: uid !== undefined && hasStrip(context),
  });
