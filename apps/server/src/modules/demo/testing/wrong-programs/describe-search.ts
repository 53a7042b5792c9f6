import { counterExampleLimits, statuses, type FailingInputTask } from '@touchstone/contract';
import { slownessRatioOf } from '@touchstone/rules/judging/failing-input';
import { randomUUID } from 'node:crypto';
import type { DemoProblem } from '../../load-demo-files.ts';
import type { WrongProgram } from './wrong-program.ts';

const statusOf = {
  'wrong-answer': statuses.wrongAnswer,
  'time-limit': statuses.timeLimitExceeded,
  'runtime-error': statuses.runtimeError,
} as const;

/** The task that a site would make of it. */
export function describeWrongProgram(
  problems: readonly DemoProblem[],
  { problem: displayId, language, code, verdict }: WrongProgram,
): FailingInputTask {
  const problem = problems.find((one) => one.displayId === displayId);
  const reference = problem?.programs.find((one) => one.verdict === 'accepted' && one.language !== 'Python3');
  if (problem?.inputPrograms == null || reference === undefined)
    throw new Error(`${displayId} has no generator.`);
  const { generator, validator, calls } = problem.inputPrograms;
  const { timeLimitMs, memoryLimitMb, fileIo, isTrailingBlankIgnored } = problem;
  return {
    kind: 'find-failing-input',
    attemptId: randomUUID(),
    program: { language, code },
    reference: { language: reference.language, code: reference.code },
    conditions: {
      timeLimitMs,
      memoryLimitMb,
      stackLimitMb: 128,
      fileIo,
      isTrailingBlankIgnored,
      userExtraFiles: {},
    },
    judgeMode: 'default',
    checker: null,
    judgeExtraFiles: {},
    validator,
    generators: [{ program: generator, argumentLines: calls }],
    inputs: problem.examples.map(({ input }) => input),
    firstSeed: 1,
    triesMaximum: counterExampleLimits.triesMaximum,
    cpuBudgetMs: counterExampleLimits.cpuBudgetMs,
    slownessRatio: slownessRatioOf(statusOf[verdict ?? 'wrong-answer']),
    isShrunk: true,
    samplesMaximum: 0,
  };
}
