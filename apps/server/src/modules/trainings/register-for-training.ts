/**
 * How this works: passwords are compared in constant time, and attempts are rate-limited per user and training. The
 * transaction of the registration computes the cells of the new participant from earlier submissions.
 */
import { inTransaction } from '@touchstone/database';
import { parseTrainingPassword } from '@touchstone/rules/trainings/training-form';
import { createHash, timingSafeEqual } from 'node:crypto';
import { publishEvent } from '../../platform/event-bus.ts';
import { callError } from '../../platform/errors/call-error.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { introduceTraining, refuseLocked, type TrainingParts } from './open-training.ts';
import { insertRegistration } from './participants.repository.ts';
import { lockTrainingShared, lockUser } from './progress/progress.repository.ts';
import { recomputeProgress } from './progress/update-progress.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

export async function registerForTraining(
  parts: TrainingParts,
  viewer: Viewer,
  { tid, password }: { tid: number; password?: string | undefined },
) {
  const { database, clock } = parts;
  const introduced = await introduceTraining(database, viewer, tid);
  const { training } = introduced;
  if (training.visibility === 'public') throw callError('trainingIsPublic');
  await refuseLocked(parts, viewer, introduced);
  const typed = parseTrainingPassword(password ?? '');
  if (typed === '') throw callError('trainingPasswordBlank');
  await enforceRateLimit({ database, clock }, 'training-password', `${viewer.id}:${String(tid)}`);
  if (!isSame(typed, parseTrainingPassword(training.password ?? '')))
    throw callError('trainingPasswordWrong');
  await inTransaction(database, async (transaction) => {
    await lockUser(transaction, viewer.id);
    const locked = await lockTrainingShared(transaction, tid);
    if (locked === undefined) throw callError('trainingNotFound');
    const isNew = await insertRegistration(transaction, {
      trainingId: tid,
      userId: viewer.id,
      registeredAt: clock(),
    });
    if (!isNew) throw callError('trainingAlreadyRegistered');
    // In a group the cells exist already.
    if (locked.groupId === null) await recomputeProgress(transaction, locked, { userIds: [viewer.id] });
    else await publishEvent(transaction, 'training.progressed', { trainingId: tid });
  });
}
