import {
  toWireDate,
  type Locale,
  type TrainingCategory,
  type WireTraining,
  type WireTrainingCell,
} from '@touchstone/contract';
import type { TrainingCell } from '@touchstone/rules/trainings/training-cell';
import { trainingAuthOf } from '@touchstone/rules/trainings/training-form';
import { chooseText } from '@touchstone/rules/translated-text';
import { parseTranslations, titleFor } from '../../platform/translated-columns.ts';
import type { CategoryRow, TrainingRow } from './trainings.repository.ts';

export const presentTraining = (
  row: TrainingRow,
  { locale, acCount }: { locale: Locale; acCount: number | null },
): WireTraining => ({
  id: row.id,
  title: titleFor(row, locale),
  description: chooseText(row.description, parseTranslations(row.descriptionTranslations), locale),
  author: row.author ?? '',
  auth: trainingAuthOf[row.visibility],
  categoryName: row.categoryName,
  categoryColor: row.categoryColor,
  rank: row.rank,
  problemCount: row.problemCount,
  acCount,
  gid: row.groupId,
  gmtModified: toWireDate(row.updatedAt),
});

export const presentCategory = (row: CategoryRow): TrainingCategory => ({
  id: row.id,
  name: row.name,
  color: row.color,
  gid: row.groupId,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});

/** On the wire a factor, stored as a percentage. */
export const lateFactorOf = ({ latePercent }: { latePercent: number | null }): number | null =>
  latePercent === null ? null : latePercent / 100;

export const dueAtOf = ({ dueAt }: { dueAt: Date | null }): string | null =>
  dueAt === null ? null : toWireDate(dueAt);

export const presentCell = (cell: TrainingCell): WireTrainingCell => ({
  status: cell.status,
  score: cell.score,
  runTime: cell.runTimeMs,
  attempts: cell.attempts,
  acceptedAt: cell.acceptedMs === null ? null : toWireDate(new Date(cell.acceptedMs)),
  isLate: cell.isLate,
  submitId: cell.submissionId,
});
