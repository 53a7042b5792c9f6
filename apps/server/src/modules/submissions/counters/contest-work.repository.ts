import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../../platform/row-locks.repository.ts';
import { deleteTasks, isAboutSubmissions } from '../judging-queue/task.repository.ts';

export interface ContestProblemKey {
  contestId: number;
  contestProblemId: number;
}

const isOfKey = ({ contestId, contestProblemId }: ContestProblemKey) =>
  sql`contest_id = ${contestId} AND contest_problem_id = ${contestProblemId}`;

export const lockContestWork = (transaction: Queryable, key: ContestProblemKey) =>
  lockRows(transaction, 'submission', { where: isOfKey(key) });

export const deleteTasksOfContestWork = (transaction: Queryable, key: ContestProblemKey) =>
  deleteTasks(transaction, isAboutSubmissions(sql`(SELECT id FROM submission WHERE ${isOfKey(key)})`));

/** Before the contest is deleted with its rejudge previews, whose programs the tasks refer to. */
export const deleteTasksOfPreviews = (transaction: Queryable, contestId: number) =>
  deleteTasks(
    transaction,
    sql`check_program_id IN (
      SELECT program.id FROM problem_check_program program
      JOIN problem_check ON problem_check.id = check_id
      JOIN rejudge_preview ON rejudge_preview.id = preview_id
      WHERE rejudge_preview.contest_id = ${contestId})`,
  );

/** Returns the user of each deleted submission. */
export async function deleteContestSubmissions(
  transaction: Queryable,
  { contestId, contestProblemId }: ContestProblemKey,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('submission')
    .where('contestId', '=', contestId)
    .where('contestProblemId', '=', contestProblemId)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Lists the contests that contain any of the problems. */
export async function listContestsWith(
  database: Queryable,
  problemIds: readonly number[],
): Promise<number[]> {
  const rows = await database
    .selectFrom('contestProblem')
    .select('contestId')
    .distinct()
    .where('problemId', 'in', problemIds)
    .execute();
  return rows.map(({ contestId }) => contestId);
}

/** Lists the contests that any of the users submitted to or registered for. */
export async function listContestsOf(database: Queryable, userIds: readonly string[]): Promise<number[]> {
  const rows = await database
    .selectFrom('submission')
    .select('contestId')
    .where('userId', 'in', userIds)
    .where('contestId', 'is not', null)
    .union(database.selectFrom('contestRegistration').select('contestId').where('userId', 'in', userIds))
    .execute();
  return rows.flatMap(({ contestId }) => contestId ?? []);
}
