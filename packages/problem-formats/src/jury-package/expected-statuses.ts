/** Final statuses on the site that match the expectation of a jury program. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import type { Scoring } from '@touchstone/contract';
import type { Expectation } from './problem-package.ts';
import type { Verdict } from './verdict.ts';

const byVerdict: Readonly<Record<Verdict, FinalStatus>> = {
  AC: statuses.accepted,
  PA: statuses.partialAccepted,
  PE: statuses.presentationError,
  WA: statuses.wrongAnswer,
  TLE: statuses.timeLimitExceeded,
  MLE: statuses.memoryLimitExceeded,
  RE: statuses.runtimeError,
  CE: statuses.compileError,
  SE: statuses.systemError,
};

/**
 * The site shows the first error of a submission, while the formats require one in some case: any permitted error may
 * come before the required one. With points, a part of them makes it a partial answer.
 */
export function expectedStatuses({ verdicts, caseRules }: Expectation, scoring: Scoring): FinalStatus[] {
  const mayComeFirst = caseRules.flatMap(({ pattern, permitted, required }) =>
    pattern === undefined && required && !required.includes('AC')
      ? (permitted ?? []).filter((verdict) => verdict !== 'AC')
      : [],
  );
  const all = new Set([...verdicts, ...mayComeFirst].map((verdict) => byVerdict[verdict]));
  const canFail = [...all].some((status) => status !== statuses.accepted && status !== statuses.compileError);
  if (scoring === 'oi' && canFail) all.add(statuses.partialAccepted);
  return [...all];
}
