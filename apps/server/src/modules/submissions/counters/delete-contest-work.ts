import type { Queryable } from '@touchstone/database';
import {
  deleteContestSubmissions,
  deleteTasksOfContestWork,
  lockContestWork,
  type ContestProblemKey,
} from './contest-work.repository.ts';
import { recountStatistics } from './user-statistics.repository.ts';

/**
 * Deletes the submissions to one problem of a contest. Result counts of problems exclude them; statistics of users
 * include them. Returns the number of deleted rows.
 */
export async function deleteContestWork(transaction: Queryable, key: ContestProblemKey): Promise<number> {
  await lockContestWork(transaction, key);
  await deleteTasksOfContestWork(transaction, key);
  const userIds = await deleteContestSubmissions(transaction, key);
  await recountStatistics(transaction, [...new Set(userIds)]);
  return userIds.length;
}
