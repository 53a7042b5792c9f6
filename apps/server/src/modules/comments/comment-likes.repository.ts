import { sql, type Queryable } from '@touchstone/database';

interface LikeKey {
  commentId: number;
  userId: string;
}

async function addToLikeCount(transaction: Queryable, commentId: number, count: number) {
  await transaction
    .updateTable('comment')
    .set({ likeCount: sql`greatest(0, like_count + ${count})` })
    .where('id', '=', commentId)
    .execute();
}

/** Returns false if the user likes the comment already. A concurrent insert of the same row is waited for. */
export async function insertLike(transaction: Queryable, like: LikeKey & { createdAt: Date }) {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('commentLike')
    .values(like)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await addToLikeCount(transaction, like.commentId, 1);
  return true;
}

/** Returns false if the user did not like the comment. */
export async function deleteLike(transaction: Queryable, { commentId, userId }: LikeKey) {
  const { numDeletedRows } = await transaction
    .deleteFrom('commentLike')
    .where('commentId', '=', commentId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) return false;
  await addToLikeCount(transaction, commentId, -1);
  return true;
}
