import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';

/** Also holds off verdicts that are about to look whether the problem counts. */
export const lockProblem = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('problem')
    .select(['visibility', 'groupId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function setAudience(
  transaction: Queryable,
  id: number,
  {
    updatedAt,
    ...audience
  }: Pick<Updateable<Tables['problem']>, 'visibility' | 'groupId'> & { updatedAt: Date },
) {
  await transaction
    .updateTable('problem')
    // Never back: forms tell by it whether somebody saved in between.
    .set({ ...audience, updatedAt: sql<Date>`greatest(${updatedAt}::timestamptz, updated_at)` })
    .where('id', '=', id)
    .execute();
}

/** All that are there, in the order of their ids. */
export async function lockProblems(transaction: Queryable, ids: readonly number[]) {
  await transaction
    .selectFrom('problem')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** In the order of their ids: two that hold many must not wait for each other. Answers who made each of them. */
export async function lockSubmissionsTo(
  transaction: Queryable,
  problemIds: readonly number[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('submission')
    .select('userId')
    .where('problemId', 'in', problemIds)
    .orderBy('id')
    .forUpdate()
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

/** What is held after the first is let go by the second. */
export const remember = (transaction: Queryable) => sql`SAVEPOINT before_holding`.execute(transaction);
export const letGo = (transaction: Queryable) =>
  sql`ROLLBACK TO SAVEPOINT before_holding`.execute(transaction);
