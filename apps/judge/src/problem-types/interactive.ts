import { measureRun } from '@touchstone/rules/judging/case-verdict';
import { judgeInteraction } from '@touchstone/rules/judging/interactive-verdict';
import { leastOutputBytes, limitInteractiveProgram, limitInteractor } from '@touchstone/rules/judging/limits';
import { readReport, requestChecker, type Checker } from '../checkers/run-checker.ts';
import type { ProblemType } from './problem-type.ts';
import { requestProgram } from './run-program.ts';

/** Program and interactor talk to each other; files of the problem's setting play no part. */
export function createInteractive(interactor: Checker): ProblemType {
  return async (slot, run) => {
    const { inputPath, answerPath, limits, signal } = run;
    const asked = requestProgram({
      program: run.program,
      limits,
      signal,
      fileIo: null,
      input: { bytes: new Uint8Array() },
      outputBytes: leastOutputBytes,
    });
    const asking = requestChecker(interactor, {
      inputPath,
      answerPath,
      outputPath: undefined,
      limits: limitInteractor(limits),
      signal,
    });
    const [program, report] = await slot.runConnected(
      { ...asked, limits: limitInteractiveProgram(limits) },
      asking,
    );
    return { ...judgeInteraction(program, limits, readReport(interactor, report)), ...measureRun(program) };
  };
}
