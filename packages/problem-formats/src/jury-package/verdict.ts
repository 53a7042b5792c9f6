import { statuses, type FinalStatus } from '@touchstone/contract';

/** Short verdict names in expectations of problem setters. */
export const verdicts = ['AC', 'PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE', 'SE'] as const;
export type Verdict = (typeof verdicts)[number];

const byStatus: Readonly<Record<FinalStatus, Verdict | undefined>> = {
  [statuses.accepted]: 'AC',
  [statuses.partialAccepted]: 'PA',
  [statuses.presentationError]: 'PE',
  [statuses.wrongAnswer]: 'WA',
  [statuses.timeLimitExceeded]: 'TLE',
  [statuses.memoryLimitExceeded]: 'MLE',
  [statuses.runtimeError]: 'RE',
  [statuses.compileError]: 'CE',
  [statuses.systemError]: 'SE',
  [statuses.submittedFailed]: 'SE',
  // A case that was skipped because an earlier one decided.
  [statuses.cancelled]: undefined,
};

export function verdictOf(status: FinalStatus): Verdict | undefined {
  return byStatus[status];
}

export const verdictsOf = (list: readonly number[]): Verdict[] => [
  ...new Set(list.flatMap((status) => byStatus[status as FinalStatus] ?? [])),
];

/** All rejections of a submission. A System Error concerns the judge or the checker instead. */
export const rejections: readonly Verdict[] = ['PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE'];
export const wrongAnswers: readonly Verdict[] = ['WA', 'PE'];
export const crashes: readonly Verdict[] = ['RE', 'MLE'];
