import type { Queryable, Tables } from '@touchstone/database';
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
  change: Pick<Updateable<Tables['problem']>, 'visibility' | 'groupId' | 'updatedAt'>,
) {
  await transaction.updateTable('problem').set(change).where('id', '=', id).execute();
}

/** Answers who made them. */
export async function lockSubmissionsTo(transaction: Queryable, problemId: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('submission')
    .select('userId')
    .where('problemId', '=', problemId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return [...new Set(rows.map(({ userId }) => userId))];
}

export async function deleteProblemRow(transaction: Queryable, id: number) {
  await transaction.deleteFrom('problem').where('id', '=', id).execute();
}
