import type { Queryable } from '@touchstone/database';
import {
  deleteContestSubmissions,
  deleteTasksOfContestWork,
  lockContestWork,
  type ContestProblemKey,
} from './contest-work.repository.ts';
import { recountStatistics } from './user-statistics.repository.ts';

/** What was submitted to one problem of a contest. Results of problems do not count it; the numbers of users do. Answers how many. */
export async function deleteContestWork(transaction: Queryable, place: ContestProblemKey): Promise<number> {
  await lockContestWork(transaction, place);
  await deleteTasksOfContestWork(transaction, place);
  const userIds = await deleteContestSubmissions(transaction, place);
  await recountStatistics(transaction, [...new Set(userIds)]);
  return userIds.length;
}
