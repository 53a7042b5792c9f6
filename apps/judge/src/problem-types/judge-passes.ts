import { decidePass } from '@touchstone/rules/judging/multi-pass';
import type { CheckerVerdict } from '@touchstone/rules/judging/checker-verdict';
import { hasNextPass, removePassFiles, requestPass } from '../checkers/run-passes.ts';
import type { RunFacts, RunRequest } from '@touchstone/sandbox';
import type { CaseRun, CaseVerdict } from './problem-type.ts';

/** One pass: the verdict, and how the validator ended. Undefined facts: the validator was not asked. */
export interface PassOutcome {
  readonly verdict: Omit<CaseVerdict, 'timeMs' | 'memoryKb'>;
  readonly measured: Pick<CaseVerdict, 'timeMs' | 'memoryKb'>;
  readonly checker: { readonly facts: RunFacts; readonly verdict: CheckerVerdict } | undefined;
}

export interface PassRun {
  readonly inputPath: string;
  /** Adapts the request of the validator for this pass. */
  readonly adapt: (request: RunRequest) => RunRequest;
}

/** Limits apply to each pass; the largest time and memory of all passes are reported. */
export async function judgePasses(
  run: Pick<CaseRun, 'inputPath' | 'outputPath'>,
  passLimit: number | undefined,
  judgePass: (pass: PassRun) => Promise<PassOutcome>,
): Promise<CaseVerdict> {
  if (passLimit === undefined) {
    const { verdict, measured } = await judgePass({ inputPath: run.inputPath, adapt: (request) => request });
    return { ...verdict, ...measured };
  }
  const statePaths = [1, 2].map((number) => `${run.outputPath}.state-${String(number)}`);
  const inputPaths = [1, 2].map((number) => `${run.outputPath}.input-${String(number)}`);
  try {
    let { inputPath } = run;
    let [timeMs, memoryKb] = [0, 0];
    for (let number = 1; ; number += 1) {
      // A pass reads the files of the one before, so it writes others.
      const files = {
        stateBeforePath: statePaths[number % 2] ?? '',
        statePath: statePaths[(number + 1) % 2] ?? '',
        nextInputPath: inputPaths[number % 2] ?? '',
      };
      const adapt = (request: RunRequest) => requestPass(request, files, number === 1);
      const { verdict, measured, checker } = await judgePass({ inputPath, adapt });
      timeMs = Math.max(timeMs, measured.timeMs);
      memoryKb = Math.max(memoryKb, measured.memoryKb);
      if (checker === undefined) return { ...verdict, timeMs, memoryKb };
      const hasNext = hasNextPass(checker.facts);
      const decided = decidePass(checker.verdict, { number, limit: passLimit, hasNext });
      if (decided !== 'next') {
        const final = decided === checker.verdict ? verdict : decided;
        return { ...final, timeMs, memoryKb };
      }
      inputPath = files.nextInputPath;
    }
  } finally {
    await removePassFiles([...statePaths, ...inputPaths]);
  }
}
