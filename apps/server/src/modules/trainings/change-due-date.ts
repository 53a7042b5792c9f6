import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction } from '@touchstone/database';
import { findDueDateErrors } from '@touchstone/rules/trainings/training-form';
import { recordAudit } from '../../platform/audit-log.ts';
import { publishEvent } from '../../platform/event-bus.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { openTrainingAsAdmin } from './open-training.ts';
import { confirmMovedMarks } from './progress/confirm-moved-marks.ts';
import { lockTraining } from './progress/progress.repository.ts';
import { recomputeProgress } from './progress/update-progress.ts';
import { dueAtOf, lateFactorOf } from './trainings.presenter.ts';
import { updateTraining } from './write-trainings.repository.ts';

export const toLatePercent = (lateFactor: number | null): number | null =>
  lateFactor === null ? null : Math.round(lateFactor * 100);

interface DueDate {
  tid: number;
  /** Milliseconds since the epoch; null clears it. */
  dueAt?: number | null | undefined;
  lateFactor?: number | null | undefined;
  confirm?: readonly EffectKind[] | undefined;
}

/** Marks and scores follow in the same transaction. */
export async function changeDueDate(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { tid, dueAt = null, lateFactor = null, confirm }: DueDate,
) {
  const [error] = findDueDateErrors({ dueMs: dueAt, lateFactor });
  if (error !== undefined) throw callError('trainingFormInvalid', error);
  await openTrainingAsAdmin(database, by.viewer, tid);
  await inTransaction(database, async (transaction) => {
    const before = await lockTraining(transaction, tid);
    if (before === undefined) throw callError('trainingNotFound');
    const changes = {
      dueAt: dueAt === null ? null : new Date(dueAt),
      latePercent: toLatePercent(lateFactor),
    };
    await updateTraining(transaction, tid, { ...changes, updatedAt: clock() });
    await confirmMovedMarks(transaction, { trainingId: tid, confirm }, () =>
      recomputeProgress(transaction, { ...before, ...changes }),
    );
    await publishEvent(transaction, 'training.changed', { trainingId: tid });
    await recordAudit(transaction, by, {
      action: 'training.change-due-date',
      target: `training ${String(tid)}`,
      before: { dueAt: dueAtOf(before), lateFactor: lateFactorOf(before) },
      after: { dueAt: dueAtOf(changes), lateFactor },
    });
  });
}
