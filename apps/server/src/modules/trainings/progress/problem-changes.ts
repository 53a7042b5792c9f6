/** What a change of a problem means for the trainings that contain it. */
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import { sumParticipants } from './progress.repository.ts';
import { lockTrainingIds, listTrainingIdsWith } from './problem-changes.repository.ts';

/** The problem was shown, hidden or moved: sums include only shown problems. The caller has locked the problem. */
export async function recountTrainingsWith(transaction: Queryable, problemId: number) {
  await recountTrainings(transaction, await listTrainingIdsWith(transaction, [problemId]));
}

/** Problems of these trainings were deleted, and their cells with them. */
export async function recountTrainings(transaction: Queryable, trainingIds: readonly number[]) {
  if (trainingIds.length === 0) return;
  await lockTrainingIds(transaction, trainingIds);
  await sumParticipants(transaction, { trainingIds, userIds: undefined });
  for (const trainingId of trainingIds) await publishEvent(transaction, 'training.changed', { trainingId });
}
