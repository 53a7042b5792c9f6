/** Rules of the search for an input on which a program fails. */
import { statuses } from '@touchstone/contract/statuses';
import { scaleLimits, type ProblemLimits, type ProgramLimits } from './limits.ts';

/** Verdicts of a submission that an input can explain. */
const explainable: readonly number[] = [
  statuses.wrongAnswer,
  statuses.presentationError,
  statuses.runtimeError,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.partialAccepted,
];
export const hasFailingInput = (status: number): boolean => explainable.includes(status);

/** Generated inputs are small, so a slow program shows itself by its ratio to the reference. */
export const slownessRatioOf = (status: number): number | null =>
  status === statuses.timeLimitExceeded ? 20 : null;

/** Starting a program takes some time, whatever it does. */
const leastTimeMs = 200;

/** The time for a run of the program is that of the reference times the ratio, and at most the limit of the problem. */
export function limitSlowness(
  conditions: ProblemLimits,
  language: string,
  { ratio, referenceTimeMs }: { readonly ratio: number | null; readonly referenceTimeMs: number },
): ProgramLimits {
  const limits = scaleLimits(conditions, language);
  if (ratio === null) return limits;
  const factor = limits.timeLimitMs / conditions.timeLimitMs;
  const timeMs = Math.ceil(Math.max(leastTimeMs, ratio * referenceTimeMs) * factor);
  return { ...limits, timeLimitMs: Math.min(limits.timeLimitMs, timeMs) };
}

/** The calls of the generators, in turn: every line with the first seed, then every line with the next one. */
export function* listGeneratorCalls(
  generators: readonly { readonly argumentLines: readonly string[] }[],
  firstSeed: number,
): Generator<{ readonly generator: number; readonly arguments: readonly string[] }> {
  const lines = generators.flatMap(({ argumentLines }, generator) =>
    argumentLines.map((line) => ({ generator, line })),
  );
  for (let seed = firstSeed; ; seed += 1) {
    // A line without a seed has the same output every time.
    const calls = lines.filter(({ line }) => seed === firstSeed || line.includes(seedMark));
    if (calls.length === 0) return;
    for (const { generator, line } of calls)
      yield { generator, arguments: splitArguments(line.replaceAll(seedMark, String(seed))) };
  }
}

export const seedMark = '{seed}';

const splitArguments = (line: string): string[] => line.split(/\s+/).filter((part) => part !== '');
