import type { TestRunResult, TestRunTask } from '@touchstone/contract/judge-messages';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { compareOutput } from '@touchstone/rules/judging/compare-output';
import { outputLimitBytes, scaleLimits } from '@touchstone/rules/judging/limits';
import { reportTime } from '@touchstone/rules/judging/measures';
import type { CompiledProgram } from '../languages/compile-program.ts';
import { toShownText } from '../languages/shown-text.ts';
import { runProgram } from '../problem-types/run-program.ts';
import { runInterruptibly } from '../slots/run-in-slot.ts';
import { compileSubmission } from './compile-submission.ts';
import type { JudgingHooks, JudgingParts } from './judging-parts.ts';
import { inOwnFolder } from './work-folder.ts';

/** Of what is sent back; the server shows less. */
const longestText = 64 * 1024;

/** Runs a program on the user's own input. Nothing is scored, and no checker plays a part. */
export async function runTest(
  parts: JudgingParts,
  task: TestRunTask,
  hooks: JudgingHooks,
): Promise<TestRunResult> {
  hooks.signal.throwIfAborted();
  return inOwnFolder(parts.workFolder, async (folder) => {
    hooks.onCompiling?.();
    const compiled = await compileSubmission(parts, {
      source: task.program,
      extraFiles: task.conditions.userExtraFiles,
      folder,
      signal: hooks.signal,
    });
    if ('status' in compiled) return endWithoutRun(compiled.status, compiled.message, compiled.note);
    hooks.onJudging?.();
    return runOnce(parts, task, compiled.program, hooks.signal);
  });
}

async function runOnce(
  parts: JudgingParts,
  task: TestRunTask,
  program: CompiledProgram,
  signal: AbortSignal,
): Promise<TestRunResult> {
  const { conditions, expectedOutput } = task;
  const limits = scaleLimits(conditions, task.program.language);
  const expected = expectedOutput === null ? undefined : Buffer.from(expectedOutput);
  const { facts, failure, output } = await runInterruptibly(
    parts.slots,
    { queue: 'main', signal },
    (slot, ending) =>
      runProgram(slot, {
        program,
        limits,
        fileIo: conditions.fileIo,
        input: { bytes: Buffer.from(`${task.input}\n`) },
        outputBytes: outputLimitBytes(expected?.length),
        signal: ending,
      }),
  );
  const isAsExpected =
    expected === undefined || compareOutput(output, expected, conditions.isTrailingBlankIgnored) === 'equal';
  const status = failure?.status ?? (isAsExpected ? statuses.accepted : statuses.wrongAnswer);
  const { timeMs, memoryKb } = measureRun(facts);
  const note = failure?.note ?? null;
  // A note is shown apart from the standard error of the program.
  const reason = note === null ? (failure?.message ?? '') : '';
  const said = toShownText(facts.standardError.bytes, longestText);
  const words = [reason, said].filter((text) => text !== '').join('\n');
  return {
    kind: 'test-run',
    status,
    memoryKb,
    timeMs: reportTime(status, timeMs, limits.timeLimitMs),
    output: toShownText(output, longestText),
    errorText: words === '' ? null : words,
    note,
  };
}

const endWithoutRun = (
  status: FinalStatus,
  errorText: string,
  note: JudgeNote | null = null,
): TestRunResult => ({
  kind: 'test-run',
  status,
  timeMs: null,
  memoryKb: null,
  output: null,
  errorText,
  note,
});
