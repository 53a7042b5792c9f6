import { statuses, type FinalStatus } from '@touchstone/contract';

/** The short names in which setters write what they expect. */
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
  // A case that was left out because an earlier one had decided.
  [statuses.cancelled]: undefined,
};

export function verdictOf(status: FinalStatus): Verdict | undefined {
  return byStatus[status];
}

export const verdictsOf = (list: readonly number[]): Verdict[] => [
  ...new Set(list.flatMap((status) => byStatus[status as FinalStatus] ?? [])),
];

/** Everything that is an honest no: a System Error says something about the judge or the checker, not the submission. */
export const rejections: readonly Verdict[] = ['PA', 'PE', 'WA', 'TLE', 'MLE', 'RE', 'CE'];
export const wrongAnswers: readonly Verdict[] = ['WA', 'PE'];
export const crashes: readonly Verdict[] = ['RE', 'MLE'];
