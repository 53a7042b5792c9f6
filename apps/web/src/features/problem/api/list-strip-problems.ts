import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { hasStrip } from '../place/problem-place.ts';
import type { ProblemPlace } from '../workbench/workbench-problem.ts';
import { problemKey } from './problem-key.ts';

export type StripProblem = DataOf<Calls['GET /api/get-full-screen-problem-list']>[number];

/** The problems of the training or contest, with the reader's results. Only for people who are logged in. */
export const stripProblemsQuery = (place: ProblemPlace, uid: string | undefined) =>
  queryOptions({
    queryKey: [problemKey, 'strip', place.trainingId, place.contestId, uid],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-full-screen-problem-list', {
        query: { tid: place.trainingId, cid: place.contestId },
        signal,
      }),
    enabled: uid !== undefined && hasStrip(place),
  });
