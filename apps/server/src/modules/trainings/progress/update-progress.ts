/**
 * How this works: progress is kept in cells, one of a participant and a problem, and in sums per participant (decision 0037).
 * A cell is a function of the submissions of the participant to the problem. The transaction of every change of a verdict
 * computes the cells of that user and problem again, in all trainings that contain the problem. The time does not depend on
 * the number of participants.
 *
 * In a group everybody with a submission has cells, so that joining and leaving changes nothing. Outside groups only the
 * registered users of private trainings have cells; a public training outside groups has none.
 *
 * Locks, in this order: the submission and its problem (by the caller), the trainings, the user, the participations. Adding or
 * removing a problem locks the problem, a change of a training locks the training, and a registration locks the user. So a
 * verdict sees each of these changes entirely or not at all, and none of them misses a verdict.
 */
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import { computeCells } from './compute-cells.ts';
import {
  addParticipants,
  deleteCells,
  listCountedSubmissions,
  listProblemIdsOf,
  listRegisteredIds,
  lockParticipations,
  lockTrainingsWith,
  lockUser,
  mapFullScores,
  sumParticipants,
  writeCells,
  type CountingTraining,
} from './progress.repository.ts';

interface JudgedSubmission {
  userId: string;
  problemId: number;
  groupId: number | null;
}

/** A verdict of this user and problem has changed, outside contests. The caller has locked the problem. */
export async function updateProgress(
  transaction: Queryable,
  { userId, problemId, groupId }: JudgedSubmission,
) {
  const containing = await lockTrainingsWith(transaction, { problemId, groupId });
  const counting = containing.filter((training) => groupId !== null || training.visibility === 'private');
  if (counting.length === 0) return;
  const trainingIds = counting.map(({ id }) => id);
  const userIds = [userId];
  if (groupId === null) await lockUser(transaction, userId);
  else await addParticipants(transaction, { trainingIds, userIds });
  const taken = await lockParticipations(transaction, { userId, trainingIds });
  const trainings = counting.filter(({ id }) => taken.has(id));
  if (trainings.length === 0) return;
  const problemIds = [problemId];
  const submissions = await listCountedSubmissions(transaction, { problemIds, groupId, userIds });
  const fullScores = await mapFullScores(transaction, problemIds);
  const cells = trainings.flatMap((training) => computeCells(training, submissions, fullScores));
  const emptied = trainings.filter(({ id }) => !cells.some(({ trainingId }) => trainingId === id));
  if (emptied.length > 0)
    await deleteCells(transaction, { trainingIds: emptied.map(({ id }) => id), problemIds, userIds });
  await writeCells(transaction, cells);
  await sumParticipants(transaction, { trainingIds: trainings.map(({ id }) => id), userIds });
  for (const { id } of trainings) await publishEvent(transaction, 'training.progressed', { trainingId: id });
}

interface Part {
  /** Absent: all problems of the training. */
  problemIds?: readonly number[];
  /** Absent: all participants. */
  userIds?: readonly string[];
}

/** Computes cells and sums from submissions. The caller has locked the training, or for one user the user. */
export async function recomputeProgress(transaction: Queryable, training: CountingTraining, part: Part = {}) {
  const problemIds = part.problemIds ?? (await listProblemIdsOf(transaction, training.id));
  const userIds = await listCountedUsers(transaction, training, part);
  const fullScores = await mapFullScores(transaction, problemIds);
  // One problem at a time: a large class has hundreds of thousands of submissions.
  for (const problemId of problemIds) {
    await deleteCells(transaction, {
      trainingIds: [training.id],
      problemIds: [problemId],
      userIds: part.userIds,
    });
    const { groupId } = training;
    const submissions =
      userIds?.length === 0
        ? []
        : await listCountedSubmissions(transaction, { problemIds: [problemId], groupId, userIds });
    const cells = computeCells(training, submissions, fullScores);
    if (groupId !== null) {
      const owners = [...new Set(cells.map(({ userId }) => userId))];
      await addParticipants(transaction, { trainingIds: [training.id], userIds: owners });
    }
    await writeCells(transaction, cells);
  }
  await sumParticipants(transaction, { trainingIds: [training.id], userIds: part.userIds });
  await publishEvent(transaction, 'training.progressed', { trainingId: training.id });
}

/** Undefined: everybody. */
async function listCountedUsers(
  transaction: Queryable,
  training: CountingTraining,
  { userIds }: Part,
): Promise<readonly string[] | undefined> {
  if (training.groupId !== null) return userIds;
  if (training.visibility === 'public') return [];
  return userIds ?? listRegisteredIds(transaction, training.id);
}
