/**
 * Deletes everything of a disbanded group. Every step is a transaction of its own and deletes what it finds, so the job can start
 * over at any time. The nightly sweep removes test data that no problem refers to any more.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteFilesOfGroup, removeIfUnused } from '../files/index.ts';
import { deleteGroupWork, deleteLockedProblems, lockForDeletion } from '../submissions/index.ts';
import { deleteTraining } from '../trainings/index.ts';
import {
  deleteContests,
  deleteDiscussions,
  deleteGroupRow,
  isDisbanded,
  listContentIds,
} from './group-lifecycle.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'logger'>;

/** Other requests wait for the locks of a step. */
const trainingsPerStep = 10;
const contestsPerStep = 10;
const problemsPerStep = 5;
const discussionsPerStep = 20;

export async function deleteGroupContent(parts: Parts, groupId: number) {
  const { database } = parts;
  // A second job for the same group finds nothing; a group that is not disbanded is never touched.
  if (!(await isDisbanded(database, groupId))) return;
  // Trainings first: their progress need not follow the deletion of problems.
  const steps = [
    (transaction: Queryable) => deleteTrainings(transaction, groupId),
    (transaction: Queryable) => deleteProblems(transaction, groupId),
    (transaction: Queryable) => deleteGroupWork(transaction, groupId),
    (transaction: Queryable) => deleteSomeContests(transaction, groupId),
    (transaction: Queryable) => deleteSomeDiscussions(transaction, groupId),
  ];
  for (const step of steps) while (await inTransaction(database, step)) continue;
  const contents = await inTransaction(database, async (transaction) => {
    const hashes = await deleteFilesOfGroup(transaction, { groupId });
    await deleteGroupRow(transaction, groupId);
    return hashes;
  });
  for (const sha256 of new Set(contents)) await removeIfUnused(parts, sha256);
}

/** Each step returns whether it found anything. */
async function deleteTrainings(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listContentIds(transaction, 'training', { groupId, limit: trainingsPerStep });
  for (const id of ids) await deleteTraining(transaction, id);
  return ids.length > 0;
}

async function deleteProblems(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listContentIds(transaction, 'problem', { groupId, limit: problemsPerStep });
  if (ids.length === 0) return false;
  const locked = await lockForDeletion(transaction, ids);
  await deleteLockedProblems(transaction, ids, locked);
  return true;
}

async function deleteSomeContests(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listContentIds(transaction, 'contest', { groupId, limit: contestsPerStep });
  if (ids.length === 0) return false;
  await deleteContests(transaction, ids);
  for (const contestId of ids) await publishEvent(transaction, 'contest.changed', { contestId });
  return true;
}

async function deleteSomeDiscussions(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listContentIds(transaction, 'discussion', { groupId, limit: discussionsPerStep });
  if (ids.length > 0) await deleteDiscussions(transaction, ids);
  return ids.length > 0;
}
