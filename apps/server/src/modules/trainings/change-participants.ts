/** Registrations as the administrators of a training change them. */
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { publishEvent } from '../../platform/event-bus.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { openTrainingAsAdmin } from './open-training.ts';
import { deleteRegistrations, setDisabled } from './participants.repository.ts';
import { lockTraining } from './progress/progress.repository.ts';

type Parts = Pick<Platform, 'database'>;

export async function changeParticipant(
  { database }: Parts,
  by: Actor,
  { tid, uid, isDisabled }: { tid: number; uid: string; isDisabled: boolean },
) {
  await openTrainingAsAdmin(database, by.viewer, tid);
  await inTransaction(database, async (transaction) => {
    const isDone = await setDisabled(transaction, { trainingId: tid, userId: uid, isDisabled });
    if (!isDone) throw callError('trainingParticipantMissing');
    const action = isDisabled ? 'training.bar-participant' : 'training.admit-participant';
    await finish(transaction, by, { tid, uid, action });
  });
}

export async function removeParticipant(
  { database }: Parts,
  by: Actor,
  { tid, uid }: { tid: number; uid: string },
) {
  await openTrainingAsAdmin(database, by.viewer, tid);
  await inTransaction(database, async (transaction) => {
    const training = await lockTraining(transaction, tid);
    if (training === undefined) throw callError('trainingNotFound');
    const { groupId } = training;
    const removed = await deleteRegistrations(transaction, { trainingId: tid, groupId, userId: uid });
    if (removed === 0) throw callError('trainingParticipantMissing');
    await finish(transaction, by, { tid, uid, action: 'training.remove-participant' });
  });
}

async function finish(
  transaction: Queryable,
  by: Actor,
  { tid, uid, action }: { tid: number; uid: string; action: string },
) {
  await publishEvent(transaction, 'training.changed', { trainingId: tid });
  await recordAudit(transaction, by, { action, target: `training ${String(tid)}`, after: { uid } });
}
