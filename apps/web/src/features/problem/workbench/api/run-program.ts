import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../../lib/api/index.ts';
import type { ProblemContext, WorkbenchProblem } from '../workbench-problem.ts';

export type RunResult = DataOf<Calls['GET /api/test-run-result']>;

interface Program {
  problem: Pick<WorkbenchProblem, 'pid' | 'isRemote'>;
  context: ProblemContext;
  language: string;
  code: string;
  input: string;
  expectedOutput: string | undefined;
}

function areaOf({ contestId, groupId }: ProblemContext): 'contest' | 'group' | 'public' {
  if (contestId !== undefined) return 'contest';
  return groupId === undefined ? 'public' : 'group';
}

/** Returns the key for polling the result. */
export const startRun = (
  { problem, context, language, code, input, expectedOutput }: Program,
  signal: AbortSignal,
) =>
  callApi('POST /api/submit-problem-test-judge', {
    body: {
      pid: problem.pid,
      type: areaOf(context),
      language,
      code,
      userInput: input,
      isRemoteJudge: problem.isRemote,
      ...(expectedOutput !== undefined && { expectedOutput }),
    },
    signal,
  });

export const fetchRun = (key: string, signal: AbortSignal): Promise<RunResult> =>
  callApi('GET /api/test-run-result', { query: { testJudgeKey: key }, signal });
