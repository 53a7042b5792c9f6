import type { WireCell, WireCheckedProgram, WireSolutionCheck } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { mergeCheck } from './merge-check.ts';

export type Check = WireSolutionCheck;
export type CheckedProgram = WireCheckedProgram;
export type Cell = WireCell;

const whileRunningMs = 1000;

export const checkKey = (problemId: number) => ['admin', 'problem-check', problemId] as const;

export const checkQuery = (problemId: number) =>
  queryOptions({
    queryKey: checkKey(problemId),
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryData<Check | null>(checkKey(problemId)) ?? undefined;
      // While the check runs, each response has only the changes; a finished check is fetched whole.
      const have = known?.isRunning === true ? known.marks?.join(',') : undefined;
      const query = { pid: problemId, ...(have !== undefined && { have }) };
      const check = await callApi('GET /api/admin/problem/check', { query, signal });
      return check === null || known === undefined ? check : mergeCheck(known, check);
    },
    refetchInterval: ({ state }) => (state.data?.isRunning === true ? whileRunningMs : false),
  });

export const startCheck = (pid: number, options: { toastsError: boolean }): Promise<Check> =>
  callApi('POST /api/admin/problem/check', { body: { pid }, ...options });

export const cancelCheck = (pid: number): Promise<null> =>
  callApi('DELETE /api/admin/problem/check', { query: { pid }, toastsError: true });

export const caseMessageQuery = (pid: number, program: number, seq: number) =>
  queryOptions({
    queryKey: ['admin', 'problem-check-case', pid, program, seq],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/check/case', { query: { pid, program, seq }, signal }),
  });
