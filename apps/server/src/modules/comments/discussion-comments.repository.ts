/**
 * Pages of comments on a discussion. The statements are prepared, and concurrent calls share them, because many users read one
 * discussion at the same time.
 */
import type { CommentSort } from '@touchstone/contract';
import { prepareBatchedQuery, prepareForEach, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { offsetOf, statementLengthOf, type PageRequest } from '../../platform/page-request.ts';
import { wholeComments, type CommentRow } from './comments.repository.ts';

interface PageValues {
  discussionId: number;
  offset: number;
}

interface Shape {
  sort: CommentSort;
  length: number;
}

/** The ids of the page are found by an index before any other column is read. */
const pageOf = prepareForEach(({ sort, length }: Shape) => {
  const order = sort === 'likes' ? sql`like_count DESC, id DESC` : sql`id DESC`;
  return prepareBatchedQuery(
    { discussionId: 'bigint', offset: 'bigint' },
    (database, value: ValueOf<PageValues>) =>
      wholeComments(database).innerJoin(
        sql<{ id: number }>`(
          SELECT id FROM comment WHERE discussion_id = ${value('discussionId')} AND deleted_at IS NULL
          ORDER BY ${order} LIMIT ${sql.lit(length)} OFFSET ${value('offset')})`.as('onPage'),
        'onPage.id',
        'comment.id',
      ),
  );
});

const countOf = prepareBatchedQuery(
  { discussionId: 'bigint' },
  (database, value: ValueOf<Pick<PageValues, 'discussionId'>>) =>
    database
      .selectFrom('comment')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('discussionId', '=', value('discussionId'))
      .where('deletedAt', 'is', null),
);

const comparisons: Record<CommentSort, (one: CommentRow, other: CommentRow) => number> = {
  likes: (one, other) => other.likeCount - one.likeCount || other.id - one.id,
  time: (one, other) => other.id - one.id,
};

/** The page with these comments, and how many comments there are, without replies. */
export async function listDiscussionComments(
  database: Queryable,
  discussionId: number,
  { sort, ...request }: PageRequest & { sort: CommentSort },
): Promise<{ rows: CommentRow[]; total: number }> {
  const { limit } = request;
  const load = pageOf({ sort, length: statementLengthOf(limit) });
  const [rows, [counted]] = await Promise.all([
    load(database, { discussionId, offset: offsetOf(request) }),
    countOf(database, { discussionId }),
  ]);
  return { rows: rows.toSorted(comparisons[sort]).slice(0, limit), total: counted?.total ?? 0 };
}
