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

const comparisons: Record<CommentSort, (one: CommentRow, other: CommentRow) => number> = {
  likes: (one, other) => other.likeCount - one.likeCount || other.id - one.id,
  time: (one, other) => other.id - one.id,
};

/** In the order of the list. */
export async function listDiscussionComments(
  database: Queryable,
  discussionId: number,
  { sort, ...request }: PageRequest & { sort: CommentSort },
): Promise<CommentRow[]> {
  const { limit } = request;
  const load = pageOf({ sort, length: statementLengthOf(limit) });
  const rows = await load(database, { discussionId, offset: offsetOf(request) });
  return rows.toSorted(comparisons[sort]).slice(0, limit);
}
