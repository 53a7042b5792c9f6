import type { ContestFormError, ContestFormReason } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import type { AwardRule, AwardType } from './awards.ts';

const hexColor = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functionColor =
  /^rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:0|1|0?\.\d{1,4}|1\.0{1,4})\s*)?\)$/i;

/** Colours are written into the styles of pages, so no other text is allowed. */
export const isColor = (text: string) => hexColor.test(text) || functionColor.test(text);

export function findAwardErrors(type: AwardType, awards: readonly AwardRule[]): ContestFormError[] {
  if (type === 'none') return [];
  const field = 'awardConfigList';
  const limit = contestLimits.awardsMaximum;
  if (awards.length === 0) return [{ field, reason: 'awardsMissing' }];
  if (awards.length > limit) return [{ field, reason: 'tooMany', limit }];
  const errors = awards.flatMap((award, index) =>
    findRowErrors(type, award).map((error): ContestFormError => ({ field, row: index + 1, ...error })),
  );
  const total = awards.reduce((sum, { amount }) => sum + amount, 0);
  // A small tolerance, for shares like 33.3 that do not add up exactly.
  const isTooMuch = type === 'proportion' && total > 100 + 1e-9;
  return isTooMuch && errors.length === 0 ? [{ field, reason: 'awardSharesTooLarge' }] : errors;
}

type RowError = { reason: ContestFormReason; limit?: number };

function findRowErrors(type: AwardType, award: AwardRule): RowError[] {
  const { awardNameMaximum, awardPriorityMaximum } = contestLimits;
  const isPriority = isWithin(award.priority, 0, awardPriorityMaximum);
  return [
    ...(award.name.trim() === '' ? [{ reason: 'awardNameMissing' } as const] : []),
    ...(award.name.length > awardNameMaximum
      ? [{ reason: 'awardNameTooLong', limit: awardNameMaximum } as const]
      : []),
    ...(isColor(award.background) && isColor(award.color) ? [] : [{ reason: 'awardColorInvalid' } as const]),
    ...(isPriority ? [] : [{ reason: 'awardPriorityInvalid', limit: awardPriorityMaximum } as const]),
    ...findAmountErrors(type, award.amount),
  ];
}

function findAmountErrors(type: AwardType, amount: number): RowError[] {
  if (type === 'proportion') return amount > 0 && amount <= 100 ? [] : [{ reason: 'awardShareInvalid' }];
  const limit = contestLimits.awardPlacesMaximum;
  return isWithin(amount, 1, limit) ? [] : [{ reason: 'awardNumberInvalid', limit }];
}

const isWithin = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to;
