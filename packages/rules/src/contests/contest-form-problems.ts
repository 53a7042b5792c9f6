/** Valid display ids, titles and colours of a problem in its contest. */
import type { ContestFormError } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { makeDisplayId, normalizeDisplayId } from '../problem-form.ts';
import { isColor } from './contest-form-awards.ts';

export interface ContestProblemName {
  readonly displayId: string;
  readonly displayTitle: string;
  /** Balloon colour; null for none. */
  readonly color: string | null;
}

/** `taken`: display ids of the other problems of the contest. Ids that differ only in case are duplicates. */
export function findContestProblemErrors(
  { displayId, displayTitle, color }: ContestProblemName,
  taken: readonly string[],
): ContestFormError[] {
  return [
    ...findIdErrors(displayId, taken),
    ...findTitleErrors(displayTitle),
    ...(color === null || isColor(color) ? [] : [{ field: 'color', reason: 'colorInvalid' } as const]),
  ];
}

function findIdErrors(displayId: string, taken: readonly string[]): ContestFormError[] {
  const field = 'displayId';
  const limit = contestLimits.displayIdMaximum;
  if (displayId === '') return [{ field, reason: 'missing' }];
  if (displayId.length > limit) return [{ field, reason: 'tooLong', limit }];
  if (makeDisplayId(displayId) !== normalizeDisplayId(displayId))
    return [{ field, reason: 'displayIdInvalid' }];
  const isTaken = taken.some((other) => other.toLowerCase() === displayId.toLowerCase());
  return isTaken ? [{ field, reason: 'displayIdTaken', name: displayId }] : [];
}

function findTitleErrors(title: string): ContestFormError[] {
  const limit = contestLimits.displayTitleMaximum;
  if (title === '') return [{ field: 'displayTitle', reason: 'missing' }];
  return title.length > limit ? [{ field: 'displayTitle', reason: 'tooLong', limit }] : [];
}
