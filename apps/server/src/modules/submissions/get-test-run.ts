import { statuses, type DataOf, type submissionsCalls } from '@touchstone/contract';
import { describeNote } from '@touchstone/rules/judging/note-text';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteTestRun, findTestRun } from './judging-queue/index.ts';

type TestRunAnswer = DataOf<(typeof submissionsCalls)['GET /api/test-run-result']>;
type OldTestRunAnswer = DataOf<(typeof submissionsCalls)['GET /api/get-test-judge-result']>;

const maxShownOutput = 1000;

const waiting: TestRunAnswer = {
  status: statuses.pending,
  time: null,
  memory: null,
  userInput: null,
  userOutput: null,
  expectedOutput: null,
  stderr: null,
  problemJudgeMode: null,
  note: null,
};

/** Only the user who started it can load it. A finished run is deleted when its result is first returned. */
export async function getTestRun(
  { database }: Pick<Platform, 'database'>,
  { key, userId }: { key: string; userId: string },
): Promise<TestRunAnswer> {
  const run = await findTestRun(database, key, userId);
  if (run === undefined) throw callError('testRunNotFound');
  const { payload, result } = run;
  if (result === undefined) return waiting;
  await deleteTestRun(database, key);
  return {
    status: result.status,
    time: result.timeMs,
    memory: result.memoryKb,
    userInput: payload.input,
    userOutput: result.output === null ? null : truncate(result.output),
    expectedOutput: payload.expectedOutput,
    stderr: result.errorText,
    problemJudgeMode: payload.judgeMode,
    note: result.note ?? null,
  };
}

/** Clients that know no notes expect the reason before the standard error. */
export async function getTestRunForOldClients(
  parts: Pick<Platform, 'database'>,
  run: { key: string; userId: string },
): Promise<OldTestRunAnswer> {
  const { note, ...answer } = await getTestRun(parts, run);
  const reason = note === null ? null : describeNote(note);
  // The compiler output contains the reason already.
  if (reason === null || answer.stderr?.includes(reason) === true) return answer;
  return { ...answer, stderr: answer.stderr === null ? reason : `${reason}\n${answer.stderr}` };
}

const truncate = (output: string) =>
  output.length > maxShownOutput ? `${output.slice(0, maxShownOutput)}...` : output;
