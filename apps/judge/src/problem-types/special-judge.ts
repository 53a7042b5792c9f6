import { rm } from 'node:fs/promises';
import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { judgeChecker } from '@touchstone/rules/judging/checker-verdict';
import type { EnforcedLimits } from '@touchstone/rules/judging/limits';
import { readReport, requestChecker, type Checker } from '../checkers/run-checker.ts';
import { judgePasses, type PassOutcome } from './judge-passes.ts';
import type { ProblemType } from './problem-type.ts';
import { runProgram } from './run-program.ts';

/** A checker looks at the output. */
export function createSpecialJudge(checker: Checker, limits: EnforcedLimits): ProblemType {
  return async (slot, run) => {
    const { outputPath, answerPath, signal } = run;
    try {
      return await judgePasses(run, checker.passLimit, async ({ inputPath, adapt }): Promise<PassOutcome> => {
        const input = { path: inputPath };
        const program = await runProgram(slot, { ...run, input, outputBytes: run.outputLimitBytes });
        const measured = measureRun(program.facts);
        if (program.failure !== undefined)
          return { verdict: { ...program.failure, fraction: 0 }, measured, checker: undefined };
        const request = requestChecker(checker, {
          caseInputPath: run.inputPath,
          inputPath,
          answerPath,
          outputPath,
          limits,
          signal,
        });
        const facts = await slot.run(adapt(request));
        run.onChecked?.(facts.wallTimeUs / 1000);
        const verdict = judgeChecker(readReport(checker, facts));
        return { verdict, measured, checker: { facts, verdict } };
      });
    } finally {
      await rm(outputPath, { force: true });
    }
  };
}
