import { sql, type Queryable } from '@touchstone/database';

interface Deletion {
  by: string;
  at: Date;
}

/** Replies stay: they are unreachable without their comment, and come back with it. Undefined if it is gone already. */
export const softDeleteComment = (transaction: Queryable, id: number, { by, at }: Deletion) =>
  transaction
    .updateTable('comment')
    .set({ deletedAt: at, deletedBy: by })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('replyCount')
    .executeTakeFirst();

export const restoreComment = (transaction: Queryable, id: number) =>
  transaction
    .updateTable('comment')
    .set({ deletedAt: null, deletedBy: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .returning('replyCount')
    .executeTakeFirst();

export const findDeletedComment = (database: Queryable, id: number, since: Date) =>
  database
    .selectFrom('comment')
    .select(['discussionId', 'contestId', 'deletedBy'])
    .where('id', '=', id)
    .where('deletedAt', '>=', since)
    .executeTakeFirst();

/** Returns false if it is gone already. */
export async function softDeleteReply(transaction: Queryable, id: number, { by, at }: Deletion) {
  const { numUpdatedRows } = await transaction
    .updateTable('reply')
    .set({ deletedAt: at, deletedBy: by })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function restoreReply(transaction: Queryable, id: number) {
  const { numUpdatedRows } = await transaction
    .updateTable('reply')
    .set({ deletedAt: null, deletedBy: null })
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export const findDeletedReply = (database: Queryable, id: number, since: Date) =>
  database
    .selectFrom('reply')
    .select(['commentId', 'deletedBy'])
    .where('id', '=', id)
    .where('deletedAt', '>=', since)
    .executeTakeFirst();

/** In one step, so that a purge does not lock many rows at once. */
const removedPerStep = 500;

/** Returns the number of removed rows. Replies and likes of a comment go with it. */
export async function removeDeletedBefore(
  database: Queryable,
  table: 'comment' | 'reply',
  before: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${sql.table(table)} WHERE id IN (
      SELECT id FROM ${sql.table(table)} WHERE deleted_at < ${before}::timestamptz
      ORDER BY deleted_at LIMIT ${removedPerStep}
    )`.execute(database);
  return Number(numAffectedRows);
}
