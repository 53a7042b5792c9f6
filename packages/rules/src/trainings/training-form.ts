/** Validation of the training form. The server validates before writing, the web while the user types. */
import type { TrainingFormError, TrainingFormField } from '@touchstone/contract/training-form';
import { trainingLimits } from '@touchstone/contract/training-limits';
import { isColor } from '../contests/contest-form-awards.ts';
import type { TrainingVisibility } from './training-access.ts';

export interface TrainingFormValues {
  title: string;
  description: string;
  rank: number;
  visibility: TrainingVisibility;
  /** Null for none. */
  password: string | null;
  /** Null: no due date. */
  dueMs: number | null;
  /** From 0 to 1; null: late results count in full. */
  lateFactor: number | null;
  /** Further texts, which have the limits of the default ones. */
  titleTranslations: readonly string[];
  descriptionTranslations: readonly string[];
}

const visibilities: Readonly<Record<string, TrainingVisibility>> = { Public: 'public', Private: 'private' };

/** Undefined for any other text. */
export const parseTrainingVisibility = (auth: string): TrainingVisibility | undefined =>
  Object.hasOwn(visibilities, auth) ? visibilities[auth] : undefined;

export const trainingAuthOf = { public: 'Public', private: 'Private' } as const satisfies Record<
  TrainingVisibility,
  string
>;

/** Many users type it from a projector or a blackboard. It is stored and compared trimmed. */
export const parseTrainingPassword = (typed: string): string => typed.trim();

/** Returns all errors, in the order of the form. */
export function findTrainingFormErrors(form: TrainingFormValues): TrainingFormError[] {
  const { titleMaximum, descriptionMaximum } = trainingLimits;
  return [
    ...findMissing('title', form.title),
    ...findTooLong('title', [form.title, ...form.titleTranslations], titleMaximum),
    ...findTooLong('description', [form.description, ...form.descriptionTranslations], descriptionMaximum),
    ...findRankErrors(form.rank),
    ...findPasswordErrors(form),
    ...findDueDateErrors(form),
  ];
}

const findMissing = (field: TrainingFormField, value: string): TrainingFormError[] =>
  value.trim() === '' ? [{ field, reason: 'missing' }] : [];

const findTooLong = (
  field: TrainingFormField,
  values: readonly string[],
  limit: number,
): TrainingFormError[] =>
  values.some((value) => value.length > limit) ? [{ field, reason: 'tooLong', limit }] : [];

export function findRankErrors(rank: number): TrainingFormError[] {
  const limit = trainingLimits.rankMaximum;
  const isValid = Number.isSafeInteger(rank) && rank >= 0 && rank <= limit;
  return isValid ? [] : [{ field: 'rank', reason: 'rankOutOfRange', limit }];
}

function findPasswordErrors({ visibility, password }: TrainingFormValues): TrainingFormError[] {
  const limit = trainingLimits.passwordMaximum;
  if (password !== null && password.length > limit)
    return [{ field: 'privatePwd', reason: 'tooLong', limit }];
  const isMissing = visibility === 'private' && (password === null || password.trim() === '');
  return isMissing ? [{ field: 'privatePwd', reason: 'missing' }] : [];
}

export function findDueDateErrors({
  dueMs,
  lateFactor,
}: Pick<TrainingFormValues, 'dueMs' | 'lateFactor'>): TrainingFormError[] {
  const isTime = dueMs === null || (dueMs >= 0 && dueMs <= trainingLimits.lastMomentMs);
  const isFactor = lateFactor === null || (lateFactor >= 0 && lateFactor <= 1);
  return [
    ...(isTime ? [] : [{ field: 'dueAt', reason: 'outOfTime' } as const]),
    ...(isFactor ? [] : [{ field: 'lateFactor', reason: 'factorInvalid' } as const]),
  ];
}

export function findCategoryErrors({ name, color }: { name: string; color: string }): TrainingFormError[] {
  const field = 'trainingCategory';
  return [
    ...findMissing(field, name),
    ...findTooLong(field, [name.trim()], trainingLimits.categoryNameMaximum),
    ...(isColor(color) ? [] : [{ field: 'color', reason: 'colorInvalid' } as const]),
  ];
}

/** A new password must be entered by everybody, so a private training loses its registrations. */
export const areRegistrationsDropped = (
  before: Pick<TrainingFormValues, 'password'>,
  after: Pick<TrainingFormValues, 'password' | 'visibility'>,
): boolean => after.visibility === 'private' && before.password !== after.password;
