import { prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { authorColumns } from './comments.repository.ts';

const liveReplies = (database: Queryable) =>
  database
    .selectFrom('reply')
    .innerJoin('userAccount as author', 'author.id', 'reply.authorId')
    .innerJoin('userAccount as recipient', 'recipient.id', 'reply.recipientId')
    .select([
      'reply.id',
      'reply.commentId',
      'reply.authorId',
      'reply.recipientId',
      'reply.quotedReplyId',
      'reply.content',
      'reply.isPublished',
      'reply.createdAt',
      'recipient.username as recipientName',
      'recipient.avatarUrl as recipientAvatar',
    ])
    .select(authorColumns)
    .where('reply.deletedAt', 'is', null)
    .orderBy('reply.id', 'desc');

export const findReply = (database: Queryable, id: number) =>
  liveReplies(database).where('reply.id', '=', id).executeTakeFirst();

export type ReplyRow = NonNullable<Awaited<ReturnType<typeof findReply>>>;

export const listRepliesById = (database: Queryable, ids: readonly number[]) =>
  liveReplies(database)
    .where('reply.id', '=', sql<number>`ANY(${[...ids]}::bigint[])`)
    .execute();

/** Of one comment, newest first. */
export const listReplies = (database: Queryable, commentId: number, limit: number) =>
  liveReplies(database).where('reply.commentId', '=', commentId).limit(limit).execute();

/** Of several comments, newest first. */
export const listRepliesOf = (database: Queryable, commentIds: readonly number[]) =>
  liveReplies(database)
    .where('reply.commentId', '=', sql<number>`ANY(${[...commentIds]}::bigint[])`)
    .execute();

const newestOf = prepareQuery(
  (database, value: ValueOf<{ commentIds: readonly number[]; perComment: number }>) =>
    liveReplies(database).where(
      'reply.id',
      '=',
      sql<number>`ANY(SELECT newest.id
      FROM unnest(${value('commentIds')}::bigint[]) AS listed (id)
      CROSS JOIN LATERAL (
        SELECT id FROM reply WHERE comment_id = listed.id AND deleted_at IS NULL
        ORDER BY id DESC LIMIT ${value('perComment')}::bigint
      ) AS newest)`,
    ),
);

/** The newest ones of each comment, newest first. */
export const listNewestReplies = async (
  database: Queryable,
  commentIds: readonly number[],
  perComment: number,
): Promise<ReplyRow[]> => (commentIds.length === 0 ? [] : newestOf(database, { commentIds, perComment }));

/** Returns undefined if the comment is deleted. */
export async function insertReply(
  transaction: Queryable,
  reply: {
    commentId: number;
    authorId: string;
    recipientId: string;
    quotedReplyId: number | null;
    content: string;
    isPublished: boolean;
    createdAt: Date;
  },
): Promise<number | undefined> {
  if (!(await addToReplyCount(transaction, reply.commentId, 1))) return undefined;
  const { id } = await transaction
    .insertInto('reply')
    .values(reply)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false if the comment is deleted. */
export async function addToReplyCount(
  transaction: Queryable,
  commentId: number,
  count: number,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('comment')
    .set({ replyCount: sql`greatest(0, reply_count + ${count})` })
    .where('id', '=', commentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
