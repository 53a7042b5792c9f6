import type { WireCell, WireCheckedProgram, WireSolutionCheck } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type Check = WireSolutionCheck;
export type CheckedProgram = WireCheckedProgram;
export type Cell = WireCell;

const whileRunningMs = 1000;

export const checkKey = (problemId: number) => ['admin', 'problem-check', problemId] as const;

export const checkQuery = (problemId: number) =>
  queryOptions({
    queryKey: checkKey(problemId),
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/check', { query: { pid: problemId }, signal, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? whileRunningMs : false),
  });

/** Quiet: whoever asks tells what went wrong. */
export const startCheck = (pid: number, isQuiet = false): Promise<Check> =>
  callApi('POST /api/admin/problem/check', { body: { pid }, quiet: isQuiet });

export const callOffCheck = (pid: number): Promise<null> =>
  callApi('DELETE /api/admin/problem/check', { query: { pid } });

export const caseMessageQuery = (pid: number, program: number, seq: number) =>
  queryOptions({
    queryKey: ['admin', 'problem-check-case', pid, program, seq],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/check/case', { query: { pid, program, seq }, signal, quiet: true }),
  });
