/** The values of the training form: the sent fields merged into the stored training, validated by the rules. */
import { trainingDefaults, type SentTraining } from '@touchstone/contract';
import {
  findTrainingFormErrors,
  parseTrainingPassword,
  parseTrainingVisibility,
  trainingAuthOf,
  type TrainingFormValues,
} from '@touchstone/rules/trainings/training-form';
import { normalizeTranslations, type Translations } from '@touchstone/rules/translated-text';
import { callError } from '../../platform/errors/call-error.ts';
import { parseTranslations } from '../../platform/translated-columns.ts';
import { shortenText } from '../problem-administration/index.ts';
import { lateFactorOf, toLatePercent, type TrainingRow } from '../trainings/index.ts';

export interface TrainingRecord extends Omit<
  TrainingFormValues,
  'titleTranslations' | 'descriptionTranslations'
> {
  isListed: boolean;
  titleTranslations: Translations;
  descriptionTranslations: Translations;
}

const newTraining: TrainingRecord = {
  title: '',
  description: '',
  titleTranslations: {},
  descriptionTranslations: {},
  rank: trainingDefaults.rank,
  visibility: 'public',
  password: null,
  isListed: true,
  dueMs: null,
  lateFactor: null,
};

export const recordOf = (row: TrainingRow): TrainingRecord => ({
  title: row.title,
  description: row.description,
  titleTranslations: parseTranslations(row.titleTranslations),
  descriptionTranslations: parseTranslations(row.descriptionTranslations),
  rank: row.rank,
  visibility: row.visibility,
  password: row.password,
  isListed: row.isListed,
  dueMs: row.dueAt?.getTime() ?? null,
  lateFactor: lateFactorOf(row),
});

type Sent = SentTraining['training'];

/** Absent or null keeps the stored value; an empty text clears it. */
function cleared<Value>(sent: Value | '' | null | undefined, stored: Value | null): Value | null {
  if (sent === undefined || sent === null) return stored;
  return sent === '' ? null : sent;
}

function visibilityOf({ auth }: Sent, stored: TrainingRecord['visibility']) {
  if (auth === undefined) return stored;
  const visibility = parseTrainingVisibility(auth);
  if (visibility === undefined)
    throw callError('trainingFormInvalid', { field: 'auth', reason: 'notAllowed' });
  return visibility;
}

export function parseTraining(sent: Sent, stored: TrainingRecord = newTraining): TrainingRecord {
  const { privatePwd } = sent;
  const password = privatePwd == null ? stored.password : parseTrainingPassword(privatePwd);
  const record: TrainingRecord = {
    title: (sent.title ?? stored.title).trim(),
    description: sent.description ?? stored.description,
    titleTranslations:
      sent.titleTranslations == null
        ? stored.titleTranslations
        : normalizeTranslations(sent.titleTranslations),
    descriptionTranslations:
      sent.descriptionTranslations == null
        ? stored.descriptionTranslations
        : normalizeTranslations(sent.descriptionTranslations),
    rank: sent.rank ?? stored.rank,
    visibility: visibilityOf(sent, stored.visibility),
    password: password === '' ? null : password,
    isListed: sent.status ?? stored.isListed,
    dueMs: cleared(sent.dueAt, stored.dueMs),
    lateFactor: cleared(sent.lateFactor, stored.lateFactor),
  };
  const [error] = findTrainingFormErrors({
    ...record,
    titleTranslations: Object.values(record.titleTranslations),
    descriptionTranslations: Object.values(record.descriptionTranslations),
  });
  if (error !== undefined) throw callError('trainingFormInvalid', error);
  return record;
}

export const columnsOf = (record: TrainingRecord) => ({
  title: record.title,
  description: record.description,
  titleTranslations: JSON.stringify(record.titleTranslations),
  descriptionTranslations: JSON.stringify(record.descriptionTranslations),
  rank: record.rank,
  visibility: record.visibility,
  password: record.password,
  isListed: record.isListed,
  dueAt: record.dueMs === null ? null : new Date(record.dueMs),
  latePercent: toLatePercent(record.lateFactor),
});

/** For the audit log, with the names of the wire. The password itself is never logged. */
export const describeTraining = (record: TrainingRecord) => ({
  title: record.title,
  description: shortenText(record.description),
  rank: record.rank,
  auth: trainingAuthOf[record.visibility],
  hasPassword: record.password !== null,
  status: record.isListed,
  dueAt: record.dueMs === null ? null : new Date(record.dueMs).toISOString(),
  lateFactor: record.lateFactor,
});
