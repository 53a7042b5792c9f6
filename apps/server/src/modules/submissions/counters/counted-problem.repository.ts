import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { lockRows } from '../../../platform/row-locks.repository.ts';
import { deleteTasks, isAboutSubmissions } from '../judging-queue/task.repository.ts';

/** Also blocks verdicts that are about to check whether the problem counts. */
export const lockProblem = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('problem')
    .select(['visibility', 'groupId', 'archivedVisibility'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Until the transaction ends the problem is neither deleted nor moved into or out of a training. */
export const lockProblemReference = (transaction: Queryable, id: number) =>
  lockRows(transaction, 'problem', { where: sql`id = ${id}`, mode: 'keyShare' });

export async function setAudience(
  transaction: Queryable,
  id: number,
  {
    updatedAt,
    ...audience
  }: Pick<Updateable<Tables['problem']>, 'visibility' | 'groupId' | 'archivedVisibility'> & {
    updatedAt: Date;
  },
) {
  await transaction
    .updateTable('problem')
    // Never goes back: forms use this time to detect concurrent saves.
    .set({ ...audience, updatedAt: sql<Date>`greatest(${updatedAt}::timestamptz, updated_at)` })
    .where('id', '=', id)
    .execute();
}

export const lockProblems = (transaction: Queryable, ids: readonly number[]) =>
  lockRows(transaction, 'problem', { where: sql`id = ANY (${ids}::bigint[])` });

/** Returns the number of locked rows. */
export const lockSubmissionsTo = (transaction: Queryable, problemIds: readonly number[]) =>
  lockRows(transaction, 'submission', { where: sql`problem_id = ANY (${problemIds}::bigint[])` });

/** Deletes the judging tasks of the problems' submissions, checks and counter-examples. */
export async function deleteTasksFor(transaction: Queryable, problemIds: readonly number[]) {
  const submissions = sql`(SELECT id FROM submission WHERE problem_id = ANY (${problemIds}::bigint[]))`;
  const programs = sql`(
    SELECT program.id FROM problem_check_program program JOIN problem_check ON problem_check.id = check_id
    WHERE problem_id = ANY (${problemIds}::bigint[]))`;
  const examples = sql`(SELECT id FROM counter_example WHERE problem_id = ANY (${problemIds}::bigint[]))`;
  await deleteTasks(
    transaction,
    sql`${isAboutSubmissions(submissions)} OR check_program_id IN ${programs} OR counter_example_id IN ${examples}`,
  );
}

export async function listSubmittersTo(
  database: Queryable,
  problemIds: readonly number[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('submission')
    .select('userId')
    .distinct()
    .where('problemId', 'in', problemIds)
    .execute();
  return rows.map(({ userId }) => userId);
}

export async function countSubmissionsTo(
  database: Queryable,
  problemIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('submission')
    .select(['problemId', sql<number>`count(*)`.as('count')])
    .where('problemId', 'in', problemIds)
    .groupBy('problemId')
    .execute();
  return new Map(rows.map(({ problemId, count }) => [problemId, count]));
}

export async function deleteProblemRows(transaction: Queryable, ids: readonly number[]) {
  await transaction.deleteFrom('problem').where('id', 'in', ids).execute();
}

/** Locks taken after the savepoint are released by the rollback. */
export const createSavepoint = (transaction: Queryable) => sql`SAVEPOINT before_locking`.execute(transaction);
export const rollbackToSavepoint = (transaction: Queryable) =>
  sql`ROLLBACK TO SAVEPOINT before_locking`.execute(transaction);
