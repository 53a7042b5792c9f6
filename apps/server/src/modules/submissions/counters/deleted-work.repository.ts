import { underWayStatuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { lockRows } from '../../../platform/row-locks.repository.ts';
import { deleteTasks, isAboutSubmissions } from '../judging-queue/task.repository.ts';

export const lockSubmissionsOf = (transaction: Queryable, userIds: readonly string[]) =>
  lockRows(transaction, 'submission', { where: sql`user_id = ANY (${userIds}::text[])` });

export const lockAccounts = (transaction: Queryable, userIds: readonly string[]) =>
  lockRows(transaction, 'userAccount', { where: sql`id = ANY (${userIds}::text[])` });

/** Includes test runs, and trials of their submissions by others. */
export async function deleteTasksOf(transaction: Queryable, userIds: readonly string[]) {
  const submissions = sql`(SELECT id FROM submission WHERE user_id = ANY (${userIds}::text[]))`;
  await deleteTasks(
    transaction,
    sql`${isAboutSubmissions(submissions)} OR user_id = ANY (${userIds}::text[])`,
  );
}

/** Only counted submissions: judged, and outside contests and groups. */
export async function uncountResultsOf(transaction: Queryable, userIds: readonly string[]) {
  await sql`
    WITH gone AS (
      SELECT problem_id, status, count(*)::integer AS count FROM submission
      WHERE user_id = ANY (${userIds}::text[]) AND contest_id IS NULL AND group_id IS NULL AND status NOT IN (${sql.join(underWayStatuses)})
      GROUP BY problem_id, status
    ), held AS MATERIALIZED (
      SELECT known.problem_id, known.status, gone.count FROM problem_result_count known
      JOIN gone USING (problem_id, status) ORDER BY known.problem_id, known.status FOR UPDATE OF known
    )
    UPDATE problem_result_count known SET count = greatest(known.count - held.count, 0)
    FROM held WHERE known.problem_id = held.problem_id AND known.status = held.status`.execute(transaction);
}

export async function deleteSubmissionsOf(transaction: Queryable, userIds: readonly string[]) {
  await transaction.deleteFrom('submission').where('userId', 'in', userIds).execute();
}

export async function listGroupSubmissionIds(
  database: Queryable,
  { groupId, limit }: { groupId: number; limit: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('submission')
    .select('id')
    .where('groupId', '=', groupId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks the submissions and deletes their tasks: tasks are deleted before the rows they refer to. */
export async function deleteTasksOfSubmissions(transaction: Queryable, ids: readonly number[]) {
  await lockRows(transaction, 'submission', { where: sql`id = ANY (${ids}::bigint[])` });
  await deleteTasks(transaction, isAboutSubmissions(sql`(SELECT unnest(${ids}::bigint[]))`));
}

/** Returns the user of each deleted submission. */
export async function deleteSubmissionRows(
  transaction: Queryable,
  ids: readonly number[],
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('submission')
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
