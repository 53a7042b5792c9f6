import type { WireInputProgram, WireProgramTrial } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type InputProgram = WireInputProgram;
export type ProgramTrial = WireProgramTrial;

export const inputProgramsQuery = (problemId: number) =>
  queryOptions({
    queryKey: ['admin', 'problem-input-programs', problemId] as const,
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/input-programs', { query: { pid: problemId }, signal }),
  });

export const saveInputPrograms = (pid: number, programs: readonly InputProgram[]): Promise<InputProgram[]> =>
  callApi('PUT /api/admin/problem/input-programs', { body: { pid, programs: [...programs] } });

export const tryInputPrograms = (pid: number): Promise<ProgramTrial> =>
  callApi('POST /api/admin/problem/input-programs/try', { body: { pid } });
