/** The values of the training form, and their conversion from and to the wire. */
import type { TrainingFormError } from '@touchstone/contract/training-form';
import { trainingDefaults } from '@touchstone/contract/training-limits';
import type { Translations } from '@touchstone/rules/translated-text';
import {
  findTrainingFormErrors,
  parseTrainingPassword,
  parseTrainingVisibility,
} from '@touchstone/rules/trainings/training-form';
import { parseWireDate } from '../../../lib/dates.ts';
import { formatLocalMoment, parseLocalMoment } from '../../../lib/local-moment.ts';
import type { StoredTraining } from '../api/get-training-form.ts';
import type { TrainingBody } from '../api/save-training.ts';

/** What a result after the due date counts. */
export const lateRules = ['full', 'part', 'nothing'] as const;
export type LateRule = (typeof lateRules)[number];

export interface TrainingValues {
  title: string;
  titleTranslations: Translations;
  description: string;
  descriptionTranslations: Translations;
  /** As typed. */
  rank: string;
  auth: 'Public' | 'Private';
  password: string;
  categoryId: number | null;
  isListed: boolean;
  hasDue: boolean;
  /** In the format of the date fields. */
  due: string;
  lateRule: LateRule;
  /** As typed, for the rule `part`. */
  latePercent: string;
}

const defaultPercent = '60';

/** Hidden until the author has added problems. */
export const newTrainingValues = (dueMs: number): TrainingValues => ({
  title: '',
  titleTranslations: {},
  description: '',
  descriptionTranslations: {},
  rank: String(trainingDefaults.rank),
  auth: 'Public',
  password: '',
  categoryId: null,
  isListed: false,
  hasDue: false,
  due: formatLocalMoment(dueMs),
  lateRule: 'full',
  latePercent: defaultPercent,
});

function lateRuleOf(factor: number | null): LateRule {
  if (factor === null || factor === 1) return 'full';
  return factor === 0 ? 'nothing' : 'part';
}

/** Percent have at most two decimals. */
const percentOf = (factor: number): string => String(Math.round(factor * 10_000) / 100);

/** `dueMs`: the suggested due date if the training has none. */
export function toValues(stored: StoredTraining, dueMs: number): TrainingValues {
  const { training, trainingCategory, dueAt, lateFactor } = stored;
  const lateRule = lateRuleOf(lateFactor);
  return {
    title: training.title,
    titleTranslations: stored.titleTranslations,
    description: training.description,
    descriptionTranslations: stored.descriptionTranslations,
    rank: String(training.rank),
    auth: training.auth,
    password: training.privatePwd ?? '',
    categoryId: trainingCategory?.id ?? null,
    isListed: training.status,
    hasDue: dueAt !== null,
    due: formatLocalMoment(dueAt === null ? dueMs : parseWireDate(dueAt).getTime()),
    lateRule,
    latePercent: lateRule === 'part' && lateFactor !== null ? percentOf(lateFactor) : defaultPercent,
  };
}

const parseNumber = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

function lateFactorOf({ hasDue, lateRule, latePercent }: TrainingValues): number | null {
  if (!hasDue || lateRule === 'full') return null;
  return lateRule === 'nothing' ? 0 : parseNumber(latePercent) / 100;
}

/** A category is required if there is one to choose from. */
export function findErrors(values: TrainingValues, hasCategories: boolean): TrainingFormError[] {
  const { title, description, rank, auth, password, hasDue, due } = values;
  const errors = findTrainingFormErrors({
    title,
    description,
    rank: parseNumber(rank),
    visibility: parseTrainingVisibility(auth) ?? 'public',
    password: auth === 'Private' ? parseTrainingPassword(password) : null,
    dueMs: hasDue ? parseLocalMoment(due) : null,
    lateFactor: lateFactorOf(values),
    titleTranslations: Object.values(values.titleTranslations),
    descriptionTranslations: Object.values(values.descriptionTranslations),
  });
  const isMissing = {
    description: description.trim() === '',
    category: hasCategories && values.categoryId === null,
  };
  return [
    ...errors,
    ...(isMissing.description ? [{ field: 'description', reason: 'missing' } as const] : []),
    ...(isMissing.category ? [{ field: 'trainingCategory', reason: 'missing' } as const] : []),
  ];
}

/** An empty text clears the due date or the late factor. */
export function toBody(values: TrainingValues): TrainingBody {
  const factor = lateFactorOf(values);
  return {
    training: {
      title: values.title,
      titleTranslations: values.titleTranslations,
      description: values.description,
      descriptionTranslations: values.descriptionTranslations,
      rank: parseNumber(values.rank),
      auth: values.auth,
      ...(values.auth === 'Private' && { privatePwd: parseTrainingPassword(values.password) }),
      status: values.isListed,
      dueAt: values.hasDue ? parseLocalMoment(values.due) : '',
      lateFactor: factor ?? '',
    },
    trainingCategory: values.categoryId === null ? null : { id: values.categoryId },
  };
}
