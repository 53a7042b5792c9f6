import type { Queryable } from '@touchstone/database';
import { deleteContestSubmissions, lockContestWork, type ContestPlace } from './contest-work.repository.ts';
import { recountStatistics } from './user-statistics.repository.ts';

/** What was submitted to one problem of a contest. Results of problems do not count it; users' submissions do. */
export async function deleteContestWork(transaction: Queryable, place: ContestPlace): Promise<number> {
  const userIds = await lockContestWork(transaction, place);
  const count = await deleteContestSubmissions(transaction, place);
  await recountStatistics(transaction, [...new Set(userIds)]);
  return count;
}
