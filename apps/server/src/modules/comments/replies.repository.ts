import { commentLimits } from '@touchstone/contract';
import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
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

const repliesById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  liveReplies(database).where('reply.id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

export const findReply = createBatchLoader(async (database, ids: number[]) => {
  const rows = await repliesById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

export type ReplyRow = NonNullable<Awaited<ReturnType<typeof findReply>>>;

/** Of one comment, newest first. */
export const listReplies = (database: Queryable, commentId: number, limit: number) =>
  liveReplies(database).where('reply.commentId', '=', commentId).limit(limit).execute();

/** Of several comments, newest first. */
export const listRepliesOf = (database: Queryable, commentIds: readonly number[]) =>
  liveReplies(database)
    .where('reply.commentId', '=', sql<number>`ANY(${[...commentIds]}::bigint[])`)
    .execute();

const newestOf = prepareQuery((database, value: ValueOf<{ commentIds: readonly number[] }>) =>
  liveReplies(database).where(
    'reply.id',
    '=',
    sql<number>`ANY(SELECT newest.id
      FROM unnest(${value('commentIds')}::bigint[]) AS listed (id)
      CROSS JOIN LATERAL (
        SELECT id FROM reply WHERE comment_id = listed.id AND deleted_at IS NULL
        ORDER BY id DESC LIMIT ${sql.lit(commentLimits.repliesPerComment)}
      ) AS newest)`,
  ),
);

/** The newest ones of a comment, newest first. Undefined if it has none. */
export const findNewestReplies = createBatchLoader(async (database, commentIds: number[]) =>
  Map.groupBy(await newestOf(database, { commentIds }), ({ commentId }) => commentId),
);

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
