/**
 * The limits shown on the page. A problem's limits apply to C and C++; `rules` scales them for other
 * languages. Two remote sites apply the same limits to every language.
 */
import { scaleLimits } from '@touchstone/rules/judging/limits';
import type { Problem } from '../api/get-problem-page.ts';

export interface ShownLimits {
  timeMs: number;
  memoryMb: number;
}

export interface ProblemLimitsShown {
  plain: ShownLimits;
  /** Undefined if all languages share the limits. */
  others: ShownLimits | undefined;
}

const sitesWithOneLimit = ['CF-', 'GYM-'];
const bytesPerMegabyte = 1024 * 1024;
/** Stands for every language other than C and C++. */
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
