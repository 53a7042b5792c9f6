/** What a problem may be called in its contest. */
import type { ContestFormFault } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { makeDisplayId, readDisplayId } from '../problem-form.ts';
import { isColor } from './contest-form-awards.ts';

export interface ContestProblemName {
  readonly displayId: string;
  readonly displayTitle: string;
  /** Of its balloon; null for none. */
  readonly color: string | null;
}

/** `taken`: what the other problems of the contest are called. Names that differ in capitals are too much alike. */
export function findContestProblemFaults(
  { displayId, displayTitle, color }: ContestProblemName,
  taken: readonly string[],
): ContestFormFault[] {
  return [
    ...findIdFaults(displayId, taken),
    ...findTitleFaults(displayTitle),
    ...(color === null || isColor(color) ? [] : [{ field: 'color', reason: 'colorInvalid' } as const]),
  ];
}

function findIdFaults(displayId: string, taken: readonly string[]): ContestFormFault[] {
  const field = 'displayId';
  const limit = contestLimits.displayIdMaximum;
  if (displayId === '') return [{ field, reason: 'missing' }];
  if (displayId.length > limit) return [{ field, reason: 'tooLong', limit }];
  if (makeDisplayId(displayId) !== readDisplayId(displayId)) return [{ field, reason: 'displayIdInvalid' }];
  const isTaken = taken.some((other) => other.toLowerCase() === displayId.toLowerCase());
  return isTaken ? [{ field, reason: 'displayIdTaken', name: displayId }] : [];
}

function findTitleFaults(title: string): ContestFormFault[] {
  const limit = contestLimits.displayTitleMaximum;
  if (title === '') return [{ field: 'displayTitle', reason: 'missing' }];
  return title.length > limit ? [{ field: 'displayTitle', reason: 'tooLong', limit }] : [];
}
