import type { Queryable } from '@touchstone/database';
import {
  deleteSubmissionRows,
  deleteTasksOfSubmissions,
  listGroupSubmissionIds,
} from './deleted-work.repository.ts';
import { recountStatistics } from './user-statistics.repository.ts';

const submissionsPerStep = 500;

/**
 * Deletes some submissions of a disbanded group: those to public problems remain when its own problems are deleted. Result counts
 * of problems exclude them; statistics of users include them. Returns whether there were any.
 */
export async function deleteGroupWork(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listGroupSubmissionIds(transaction, { groupId, limit: submissionsPerStep });
  if (ids.length === 0) return false;
  await deleteTasksOfSubmissions(transaction, ids);
  const userIds = await deleteSubmissionRows(transaction, ids);
  await recountStatistics(transaction, [...new Set(userIds)]);
  return true;
}
