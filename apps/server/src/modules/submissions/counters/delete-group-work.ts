import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../../platform/row-locks.repository.ts';
import { deleteTasks, isAboutSubmissions } from '../judging-queue/task.repository.ts';
import { deleteSubmissionRows, listGroupSubmissionIds } from './deleted-work.repository.ts';
import { recountStatistics } from './user-statistics.repository.ts';

const submissionsPerStep = 500;

/**
 * Deletes some submissions of a disbanded group: those to public problems remain when its own problems are deleted. Result counts
 * of problems exclude them; statistics of users include them. Returns whether there were any.
 */
export async function deleteGroupWork(transaction: Queryable, groupId: number): Promise<boolean> {
  const ids = await listGroupSubmissionIds(transaction, { groupId, limit: submissionsPerStep });
  if (ids.length === 0) return false;
  await lockRows(transaction, 'submission', { where: sql`id = ANY (${ids}::bigint[])` });
  await deleteTasks(transaction, isAboutSubmissions(sql`(SELECT unnest(${ids}::bigint[]))`));
  const userIds = await deleteSubmissionRows(transaction, ids);
  await recountStatistics(transaction, [...new Set(userIds)]);
  return true;
}
