import type { Calls, DataOf, WireTrial } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Trial = WireTrial;
export type TriedSubmission = Trial['submissions'][number];
export type OutdatedState = DataOf<Calls['GET /api/admin/problem/judging-change']>;

const whileRunningMs = 1000;

export const trialKey = (problemId: number) => ['admin', 'problem-trial', problemId] as const;
export const outdatedKey = (problemId: number) => ['admin', 'problem-outdated', problemId] as const;

export const trialQuery = (problemId: number) =>
  queryOptions({
    queryKey: trialKey(problemId),
    queryFn: ({ signal }) => callApi('GET /api/admin/problem/trial', { query: { pid: problemId }, signal }),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? whileRunningMs : false),
  });

export const startTrial = (pid: number): Promise<Trial> =>
  callApi('POST /api/admin/problem/trial', { body: { pid }, toastsError: true });

export const cancelTrial = (pid: number): Promise<null> =>
  callApi('DELETE /api/admin/problem/trial', { query: { pid }, toastsError: true });

/** The number of outdated submissions, and the progress of their rejudge. */
export const outdatedQuery = (problemId: number) =>
  queryOptions({
    queryKey: outdatedKey(problemId),
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/judging-change', { query: { pid: problemId }, signal }),
    refetchInterval: ({ state }) => ((state.data?.rejudge?.left ?? 0) > 0 ? whileRunningMs : false),
  });

export const rejudgeOutdated = (pid: number): Promise<{ total: number }> =>
  callApi('POST /api/admin/problem/rejudge', { body: { pid, onlyOutdated: true }, toastsError: true });
