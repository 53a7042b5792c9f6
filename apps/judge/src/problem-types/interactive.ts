import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { judgeChecker, listRefusingExitCodes } from '@touchstone/rules/judging/checker-verdict';
import { judgeInteraction } from '@touchstone/rules/judging/interactive-verdict';
import { leastOutputBytes, limitInteractiveProgram, limitInteractor } from '@touchstone/rules/judging/limits';
import { readReport, requestChecker, type Checker } from '../checkers/run-checker.ts';
import { judgePasses, type PassOutcome } from './judge-passes.ts';
import type { ProblemType } from './problem-type.ts';
import { requestProgram } from './run-program.ts';

/** Program and interactor talk to each other; files of the problem's setting play no part. */
export function createInteractive(interactor: Checker): ProblemType {
  const refusingExitCodes = listRefusingExitCodes(interactor.call.convention);
  return (slot, run) => {
    const { answerPath, limits, signal } = run;
    const asked = requestProgram({
      program: run.program,
      limits,
      signal,
      fileIo: null,
      input: { bytes: new Uint8Array() },
      outputBytes: leastOutputBytes,
    });
    return judgePasses(run, interactor.passLimit, async ({ inputPath, adapt }): Promise<PassOutcome> => {
      const asking = requestChecker(interactor, {
        caseInputPath: run.inputPath,
        inputPath,
        answerPath,
        outputPath: undefined,
        limits: limitInteractor(limits),
        signal,
      });
      const [program, facts] = await slot.runConnected(
        { ...asked, limits: limitInteractiveProgram(limits) },
        { ...adapt(asking), refusingExitCodes },
      );
      const report = readReport(interactor, facts);
      const verdict = judgeInteraction(program, limits, report);
      // A program that failed has no next pass, whatever the interactor wrote.
      const decided = judgeChecker(report);
      const isDecidedByIt = verdict.status === decided.status;
      const checker = isDecidedByIt ? { facts, verdict: decided } : undefined;
      return { verdict, measured: measureRun(program), checker };
    });
  };
}
