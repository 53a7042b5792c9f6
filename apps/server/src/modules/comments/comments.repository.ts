import type { CommentSort } from '@touchstone/contract';
import { roleCodes } from '@touchstone/contract';
import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { readsAllQuestions } from '@touchstone/rules/community/contest-questions';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { CommentSource } from './comment-source.ts';

const commentColumns = [
  'comment.id',
  'comment.discussionId',
  'comment.contestId',
  'comment.authorId',
  'comment.content',
  'comment.likeCount',
  'comment.replyCount',
  'comment.isPublished',
  'comment.answeredAt',
  'comment.createdAt',
] as const;

export const authorColumns = [
  'author.username as authorName',
  'author.avatarUrl as authorAvatar',
  'author.roleCode as authorRoleCode',
  'author.titleName as authorTitleName',
  'author.titleColor as authorTitleColor',
] as const;

const liveComments = (database: Queryable) =>
  database
    .selectFrom('comment')
    .innerJoin('userAccount as author', 'author.id', 'comment.authorId')
    .where('comment.deletedAt', 'is', null);

/** As in `canReadQuestion`. Without the authors, so that a far page loads only those it shows. */
function readableComments(database: Queryable, source: CommentSource) {
  const comments = database.selectFrom('comment').where('comment.deletedAt', 'is', null);
  if (source.type === 'Discussion') return comments.where('comment.discussionId', '=', source.id);
  const { reader, managerIds } = source.questions;
  return comments
    .where('comment.contestId', '=', source.id)
    .$if(!readsAllQuestions(reader), (query) =>
      query.where((where) =>
        where.or([
          where('comment.isPublished', '=', true),
          where.exists(
            where
              .selectFrom('userAccount as author')
              .whereRef('author.id', '=', 'comment.authorId')
              .where('author.roleCode', '=', roleCodes.root),
          ),
          where('comment.authorId', '=', sql<string>`ANY(${[...managerIds]}::text[])`),
          ...(reader.userId === undefined ? [] : [where('comment.authorId', '=', reader.userId)]),
        ]),
      ),
    );
}

/** Comments and replies of readers who read everything in the contest. */
export async function countWithReplies(database: Queryable, source: CommentSource): Promise<number> {
  const { count } = await readableComments(database, source)
    .select(sql<number>`coalesce(sum(1 + reply_count), 0)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that others cannot read are few: own questions, published ones and comments of managers. */
export const listReadableComments = (database: Queryable, source: CommentSource) =>
  readableComments(database, source)
    .innerJoin('userAccount as author', 'author.id', 'comment.authorId')
    .select(['comment.id', 'comment.authorId', 'comment.isPublished', 'comment.replyCount'])
    .select('author.roleCode as authorRoleCode')
    .execute();

/** The page with these questions, and how many there are. */
export async function listQuestions(
  database: Queryable,
  source: CommentSource,
  { sort, ...request }: PageRequest & { sort: CommentSort },
) {
  const readable = readableComments(database, source);
  const ids = readable
    .select('comment.id')
    .$if(sort === 'likes', (query) => query.orderBy('comment.likeCount', 'desc'))
    .orderBy('comment.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request));
  const [rows, { total }] = await Promise.all([
    wholeComments(database)
      .where('comment.id', 'in', ids)
      .$if(sort === 'likes', (query) => query.orderBy('comment.likeCount', 'desc'))
      .orderBy('comment.id', 'desc')
      .execute(),
    readable.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

/** How many readable comments come before this one. Undefined if the viewer may not read it, or it is gone. */
export async function findCommentIndex(
  database: Queryable,
  source: CommentSource,
  { id, sort }: { id: number; sort: CommentSort },
): Promise<number | undefined> {
  const readable = readableComments(database, source);
  const found = await readable
    .select(['comment.id', 'comment.likeCount'])
    .where('comment.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { likeCount } = found;
  const isEarlier =
    sort === 'time'
      ? sql<boolean>`comment.id > ${id}`
      : sql<boolean>`(comment.like_count, comment.id) > (${likeCount}, ${id})`;
  const { count } = await readable
    .where(isEarlier)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const wholeComments = (database: Queryable) =>
  liveComments(database)
    .leftJoin('contestProblem', 'contestProblem.id', 'comment.contestProblemId')
    .select(commentColumns)
    .select(authorColumns)
    .select('contestProblem.displayId as problemDisplayId');

const commentsById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  wholeComments(database).where('comment.id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

export const findComment = createBatchLoader(async (database, ids: number[]) => {
  const rows = await commentsById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

export async function insertComment(
  transaction: Queryable,
  comment: {
    discussionId: number | null;
    contestId: number | null;
    contestProblemId: number | null;
    authorId: string;
    content: string;
    answeredAt: Date | null;
    createdAt: Date;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto('comment')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface CountedTexts {
  comments: number;
  replies: number;
}

/** Returns false if the discussion is deleted. */
export async function addToCommentCount(
  transaction: Queryable,
  discussionId: number,
  { comments, replies }: CountedTexts,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('discussion')
    .set({
      commentCount: sql`greatest(0, comment_count + ${comments + replies})`,
      replyCount: sql`greatest(0, reply_count + ${replies})`,
    })
    .where('id', '=', discussionId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const likesOf = prepareQuery(
  (database, value: ValueOf<{ commentIds: readonly number[]; userIds: readonly string[] }>) =>
    database
      .selectFrom('commentLike')
      .innerJoin(
        sql<{ commentId: number; userId: string }>`unnest(${value('commentIds')}::bigint[],
          ${value('userIds')}::text[])`.as<'wanted'>(sql`wanted (comment_id, user_id)`),
        (join) =>
          join
            .onRef('wanted.commentId', '=', 'commentLike.commentId')
            .onRef('wanted.userId', '=', 'commentLike.userId'),
      )
      .select(['commentLike.commentId', 'commentLike.userId']),
);

const likeKey = (commentId: number, userId: string) => `${String(commentId)} ${userId}`;

const findLike = createBatchLoader(async (database, keys: string[]) => {
  const likes = keys.map((key) => key.split(' '));
  const rows = await likesOf(database, {
    commentIds: likes.map(([commentId]) => Number(commentId)),
    userIds: likes.map(([, userId]) => userId ?? ''),
  });
  return new Map(rows.map(({ commentId, userId }) => [likeKey(commentId, userId), true]));
});

/** The ids of those comments that the user likes. */
export async function listLiked(database: Queryable, userId: string, commentIds: readonly number[]) {
  const likes = await Promise.all(commentIds.map((id) => findLike(database, likeKey(id, userId))));
  return commentIds.filter((_, index) => likes[index] === true);
}

export async function setAnswered(transaction: Queryable, commentId: number, answeredAt: Date | null) {
  await transaction.updateTable('comment').set({ answeredAt }).where('id', '=', commentId).execute();
}

/** What a user wrote lately, newest first. */
export async function listRecentTexts(
  database: Queryable,
  { authorId, since }: { authorId: string; since: Date },
) {
  const { rows } = await sql<{
    content: string;
    createdAt: Date;
    discussionId: number | null;
    contestId: number | null;
  }>`
    (SELECT content, created_at, discussion_id, contest_id FROM comment
      WHERE author_id = ${authorId} AND created_at > ${since} AND deleted_at IS NULL
      ORDER BY id DESC LIMIT ${recentMaximum})
    UNION ALL
    (SELECT reply.content, reply.created_at, comment.discussion_id, comment.contest_id
      FROM reply JOIN comment ON comment.id = reply.comment_id
      WHERE reply.author_id = ${authorId} AND reply.created_at > ${since} AND reply.deleted_at IS NULL
      ORDER BY reply.id DESC LIMIT ${recentMaximum})`.execute(database);
  return rows;
}

const recentMaximum = 50;

/** Serializes the new texts of a user until the transaction ends. */
export async function lockAuthor(transaction: Queryable, userId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`comment ${userId}`}, 0))`.execute(transaction);
}
