/**
 * The limits as the page tells them. Those of a problem are for C and C++; for the others `rules` knows what they get. Two
 * of the sites that problems come from apply the same limits to every language.
 */
import { scaleLimits } from '@touchstone/rules/judging/limits';
import type { Problem } from '../api/get-problem-page.ts';

export interface ShownLimits {
  timeMs: number;
  memoryMb: number;
}

export interface ProblemLimitsShown {
  plain: ShownLimits;
  /** Undefined where every language has the same. */
  others: ShownLimits | undefined;
}

const sitesWithOneLimit = ['CF-', 'GYM-'];
const bytesPerMegabyte = 1024 * 1024;
/** Any language that is neither C nor C++. */
const anotherLanguage = 'Python3';

type Limited = Pick<Problem, 'problemId' | 'timeLimit' | 'memoryLimit' | 'stackLimit'>;

export function showLimits({ problemId, timeLimit, memoryLimit, stackLimit }: Limited): ProblemLimitsShown {
  const limitsOf = (language: string): ShownLimits => {
    const written = { timeLimitMs: timeLimit, memoryLimitMb: memoryLimit, stackLimitMb: stackLimit };
    const { timeLimitMs, memoryLimitBytes } = scaleLimits(written, language);
    return { timeMs: timeLimitMs, memoryMb: memoryLimitBytes / bytesPerMegabyte };
  };
  const isSameForAll = sitesWithOneLimit.some((prefix) => problemId.toUpperCase().startsWith(prefix));
  return { plain: limitsOf('C++'), others: isSameForAll ? undefined : limitsOf(anotherLanguage) };
}
