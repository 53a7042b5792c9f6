import { toWireDate, type SentTraining } from '@touchstone/contract';
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction } from '@touchstone/database';
import { areRegistrationsDropped } from '@touchstone/rules/trainings/training-form';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  confirmMovedMarks,
  deleteRegistrations,
  insertTraining,
  recomputeProgress,
  updateTraining,
} from '../trainings/index.ts';
import {
  lockAdministeredTraining,
  recordTrainingChange,
  requireCreator,
  type TrainingArea,
} from './administered-training.ts';
import { resolveCategory } from './change-categories.ts';
import { columnsOf, describeTraining, parseTraining, recordOf } from './training-record.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** A new training has no problems, so there is no progress to compute. */
export async function createTraining(
  { database, clock }: Parts,
  by: Actor,
  { groupId, sent }: { groupId: number | null; sent: SentTraining },
) {
  await requireCreator(database, by.viewer, groupId);
  const record = parseTraining(sent.training);
  const now = clock();
  return inTransaction(database, async (transaction) => {
    const categoryId = await resolveCategory(transaction, sent.trainingCategory, { groupId, now });
    const tid = await insertTraining(transaction, {
      ...columnsOf(record),
      authorId: by.viewer.id,
      groupId,
      categoryId: categoryId ?? null,
      createdAt: now,
      updatedAt: now,
    });
    await recordTrainingChange(transaction, by, {
      trainingId: tid,
      action: 'training.create',
      after: { ...describeTraining(record), groupId, categoryId },
    });
    return { tid };
  });
}

export async function changeTraining(
  { database, clock }: Parts,
  by: Actor,
  {
    area,
    sent,
  }: { area: TrainingArea; sent: SentTraining & { confirm?: readonly EffectKind[] | undefined } },
) {
  const { id, gmtModified } = sent.training;
  if (id === undefined) throw callError('trainingIdMissing');
  await inTransaction(database, async (transaction) => {
    const training = await lockAdministeredTraining(transaction, by.viewer, { id, area, right: 'manage' });
    const isOld = gmtModified !== undefined && gmtModified !== toWireDate(training.updatedAt);
    if (isOld) throw callError('trainingChangedMeanwhile');
    const now = clock();
    const before = recordOf(training);
    const record = parseTraining(sent.training, before);
    const { groupId } = training;
    const categoryId = await resolveCategory(transaction, sent.trainingCategory, { groupId, now });
    await updateTraining(transaction, id, {
      ...columnsOf(record),
      ...(categoryId !== undefined && { categoryId }),
      updatedAt: now,
    });
    const isDropped = areRegistrationsDropped(before, record);
    // The due date decides about marks and scores, the visibility about who has cells.
    const isProgressChanged =
      isDropped ||
      before.dueMs !== record.dueMs ||
      before.lateFactor !== record.lateFactor ||
      before.visibility !== record.visibility;
    const dropped = await confirmMovedMarks(
      transaction,
      { trainingId: id, confirm: sent.confirm },
      async () => {
        const count = isDropped ? await deleteRegistrations(transaction, { trainingId: id, groupId }) : 0;
        if (isProgressChanged) await recomputeProgress(transaction, { id, groupId, ...columnsOf(record) });
        return count;
      },
    );
    await recordTrainingChange(transaction, by, {
      trainingId: id,
      action: 'training.change',
      before: describeTraining(before),
      after: {
        ...describeTraining(record),
        ...(categoryId !== undefined && { categoryId }),
        ...(isDropped && { isPasswordChanged: true, droppedRegistrations: dropped }),
      },
    });
  });
}
