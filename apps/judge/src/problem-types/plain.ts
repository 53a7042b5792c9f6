import { readFile } from 'node:fs/promises';
import { statuses } from '@touchstone/contract/statuses';
import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { compareOutput, type Comparison } from '@touchstone/rules/judging/compare-output';
import { describeDifference } from '@touchstone/rules/judging/output-difference';
import type { ProblemType } from './problem-type.ts';
import { runProgram } from './run-program.ts';

const verdicts = {
  equal: statuses.accepted,
  'blanks-differ': statuses.presentationError,
  different: statuses.wrongAnswer,
} as const satisfies Record<Comparison, number>;

/** The output is compared with the answer. */
export const judgePlain: ProblemType = async (slot, run) => {
  const { facts, failure, output } = await runProgram(slot, {
    ...run,
    input: { path: run.inputPath },
    outputBytes: run.outputLimitBytes,
    outputPath: undefined,
  });
  const measured = measureRun(facts);
  if (failure !== undefined) return { ...failure, ...measured, fraction: 0 };
  const answer = await readFile(run.answerPath);
  const status = verdicts[compareOutput(output, answer, run.isTrailingBlankIgnored)];
  const isAccepted = status === statuses.accepted;
  const note = isAccepted ? undefined : describeDifference(output, answer, run.isTrailingBlankIgnored);
  return { status, ...measured, fraction: isAccepted ? 1 : 0, note: note ?? null, message: null };
};
