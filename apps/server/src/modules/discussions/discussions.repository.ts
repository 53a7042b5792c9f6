import {
  createBatchLoader,
  prepareBatchedQuery,
  prepareQuery,
  sql,
  type Queryable,
  type Tables,
  type ValueOf,
} from '@touchstone/database';
import type { Insertable, Updateable } from 'kysely';

/** Without the text, which may be long: most calls do not show it. */
export const selectDiscussions = (database: Queryable) =>
  database
    .selectFrom('discussion')
    .innerJoin('userAccount as author', 'author.id', 'discussion.authorId')
    .innerJoin('discussionCategory as category', 'category.id', 'discussion.categoryId')
    .leftJoin('problem', 'problem.id', 'discussion.problemId')
    .leftJoin('groupMember as standing', (join) =>
      join
        .onRef('standing.groupId', '=', 'discussion.groupId')
        .onRef('standing.userId', '=', 'discussion.authorId'),
    )
    .leftJoin('discussionView as seen', 'seen.discussionId', 'discussion.id')
    .select([
      'discussion.id',
      'discussion.kind',
      'discussion.categoryId',
      'category.name as categoryName',
      'discussion.problemId',
      'problem.displayId',
      'discussion.groupId',
      'discussion.authorId',
      'author.username',
      'author.avatarUrl',
      'author.roleCode',
      'standing.auth as authorAuth',
      'author.titleName',
      'author.titleColor',
    ])
    .select(['discussion.title', 'discussion.description'])
    .select(['discussion.isPinned', 'discussion.isDisabled', 'discussion.isOfficial'])
    .select(['discussion.likeCount', 'discussion.commentCount', 'discussion.replyCount'])
    .select(sql<number>`discussion.view_count + coalesce(seen.view_count, 0)`.as('viewCount'))
    .select(['discussion.createdAt', 'discussion.updatedAt', 'discussion.deletedAt', 'discussion.deletedBy']);

export type DiscussionRow = Awaited<ReturnType<typeof listByIds>>[number];

const rowsById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  selectDiscussions(database).where('discussion.id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

/** In no particular order. */
export const listByIds = async (database: Queryable, ids: readonly number[]) =>
  ids.length === 0 ? [] : rowsById(database, { ids });

/** Every call about a discussion starts with this lookup. */
export const findDiscussion = createBatchLoader(async (database, ids: number[]) => {
  const rows = await rowsById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

/** Serializes changes of one discussion. */
export const lockDiscussion = (transaction: Queryable, id: number): Promise<DiscussionRow | undefined> =>
  selectDiscussions(transaction)
    .where('discussion.id', '=', id)
    .forNoKeyUpdate('discussion')
    .executeTakeFirst();

export async function insertDiscussion(
  transaction: Queryable,
  discussion: Insertable<Tables['discussion']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('discussion')
    .values(discussion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDiscussion(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['discussion']>,
) {
  await transaction.updateTable('discussion').set(changes).where('id', '=', id).execute();
}

const textsById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  database
    .selectFrom('discussion')
    .select(['id', 'content'])
    .where('id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

const findText = createBatchLoader(async (database, ids: number[]) => {
  const rows = await textsById(database, { ids });
  return new Map(rows.map(({ id, content }) => [id, content]));
});

/** The texts of discussions by their ids. */
export async function loadTexts(
  database: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string | undefined>> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await findText(database, id)] as const)));
}

const textAndLikeOf = prepareBatchedQuery<
  { discussionId: number; userId: string },
  { content: string; isLiked: boolean }
>({ discussionId: 'bigint', userId: 'text' }, (database, value) =>
  database
    .selectFrom('discussion')
    .select([
      'content',
      sql<boolean>`EXISTS (SELECT FROM discussion_like
        WHERE discussion_id = ${value('discussionId')} AND user_id = ${value('userId')})`.as('isLiked'),
    ])
    .where('id', '=', value('discussionId')),
);

/** The text, and whether the user likes the discussion. Undefined if the discussion is gone. */
export async function findTextAndLike(database: Queryable, discussionId: number, userId: string | undefined) {
  const [found] = await textAndLikeOf(database, { discussionId, userId: userId ?? '' });
  return found;
}

/** Inserts or deletes the row of the like, and moves the counter only if that changed something. */
export async function setLike(
  transaction: Queryable,
  {
    discussionId,
    userId,
    isLiked,
    now,
  }: { discussionId: number; userId: string; isLiked: boolean; now: Date },
): Promise<boolean> {
  const changed = isLiked
    ? await transaction
        .insertInto('discussionLike')
        .values({ discussionId, userId, createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('userId')
        .executeTakeFirst()
    : await transaction
        .deleteFrom('discussionLike')
        .where('discussionId', '=', discussionId)
        .where('userId', '=', userId)
        .returning('userId')
        .executeTakeFirst();
  if (changed === undefined) return false;
  await transaction
    .updateTable('discussion')
    .set({ likeCount: sql<number>`greatest(like_count + ${isLiked ? 1 : -1}, 0)` })
    .where('id', '=', discussionId)
    .execute();
  return true;
}

/** What limits new discussions of a user. */
export async function loadPosterCounts(database: Queryable, userId: string) {
  const { rows } = await sql<{ solved: number; posted: number; createdAt: Date }>`
    SELECT created_at,
      coalesce((SELECT solved_count FROM user_statistic WHERE user_id = account.id), 0) AS solved,
      (SELECT count(*) FROM discussion WHERE author_id = account.id AND deleted_at IS NULL) AS posted
    FROM user_account account WHERE id = ${userId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no account ${userId}`);
  return row;
}

/** Whether the user has submitted to the problem, wherever. */
export async function hasTried(
  database: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
): Promise<boolean> {
  const found = await database
    .selectFrom('submission')
    .select('id')
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The newest texts of a user since then. */
export const listRecentTexts = (
  database: Queryable,
  { authorId, since }: { authorId: string; since: Date },
) =>
  database
    .selectFrom('discussion')
    .select(['title', 'content'])
    .where('authorId', '=', authorId)
    .where('createdAt', '>', since)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();

export const listCategories = (database: Queryable) =>
  database.selectFrom('discussionCategory').selectAll().orderBy('id').execute();

export const findCategory = (database: Queryable, id: number) =>
  database.selectFrom('discussionCategory').select('id').where('id', '=', id).executeTakeFirst();

/** Serializes changes of the list. */
export async function lockCategories(transaction: Queryable) {
  await sql`LOCK TABLE discussion_category IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

export async function insertCategory(
  transaction: Queryable,
  category: { name: string; createdAt: Date; updatedAt: Date },
) {
  await transaction.insertInto('discussionCategory').values(category).execute();
}

export async function renameCategory(
  transaction: Queryable,
  { id, name, now }: { id: number; name: string; now: Date },
) {
  await transaction
    .updateTable('discussionCategory')
    .set({ name, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

const removedPerStep = 100;

/** Removes some discussions that were deleted before then, with their comments. Returns their number. */
export async function removeDeletedBefore(database: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('discussion')
    .where('id', 'in', (select) =>
      select
        .selectFrom('discussion as old')
        .select('old.id')
        .where('old.deletedAt', '<', before)
        .orderBy('old.deletedAt')
        .limit(removedPerStep),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
