/** What the site may answer when a jury program does what its author said of it. */
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
 * The site shows the first error of a submission, the formats ask for one in some case: any error that is permitted may come
 * before the one that is required. Where points are counted, some of them make it a partial answer.
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
