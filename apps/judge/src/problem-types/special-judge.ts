import { rm } from 'node:fs/promises';
import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { judgeChecker } from '@touchstone/rules/judging/checker-verdict';
import { outputLimitBytes, type EnforcedLimits } from '@touchstone/rules/judging/limits';
import { readReport, requestChecker, type Checker } from '../checkers/run-checker.ts';
import type { ProblemType } from './problem-type.ts';
import { runProgram } from './run-program.ts';

/** A checker looks at the output. */
export function createSpecialJudge(checker: Checker, limits: EnforcedLimits): ProblemType {
  return async (slot, run) => {
    const { outputPath, inputPath, answerPath, signal } = run;
    try {
      const outputBytes = outputLimitBytes(undefined);
      const program = await runProgram(slot, { ...run, input: { path: inputPath }, outputBytes });
      const measured = measureRun(program.facts);
      if (program.failure !== undefined) return { ...program.failure, ...measured, fraction: 0 };
      const request = requestChecker(checker, {
        inputPath,
        answerPath,
        outputPath,
        limits,
        signal,
      });
      return { ...judgeChecker(readReport(checker, await slot.run(request))), ...measured };
    } finally {
      await rm(outputPath, { force: true });
    }
  };
}
