/** Pages of comments on a discussion. Most readers see the first one, so the statements are prepared. */
import type { CommentSort } from '@touchstone/contract';
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { wholeComments, type CommentRow } from './comments.repository.ts';

interface PageValues {
  discussionId: number;
  limit: number;
  offset: number;
}

/** The ids of the page are found by an index before any other column is read. */
const pageOf = prepareForEach(({ sort }: { sort: CommentSort }) => {
  const order = sort === 'likes' ? sql`like_count DESC, id DESC` : sql`id DESC`;
  return prepareQuery((database, value: ValueOf<PageValues>) =>
    wholeComments(database)
      .innerJoin(
        sql<{ id: number }>`(
          SELECT id FROM comment WHERE discussion_id = ${value('discussionId')}::bigint AND deleted_at IS NULL
          ORDER BY ${order} LIMIT ${value('limit')}::bigint OFFSET ${value('offset')}::bigint)`.as('onPage'),
        'onPage.id',
        'comment.id',
      )
      .$if(sort === 'likes', (query) => query.orderBy('comment.likeCount', 'desc'))
      .orderBy('comment.id', 'desc'),
  );
});

const countOf = prepareQuery((database, value: ValueOf<{ discussionId: number }>) =>
  database
    .selectFrom('comment')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('discussionId', '=', sql<number>`${value('discussionId')}::bigint`)
    .where('deletedAt', 'is', null),
);

/** The page with these comments, and how many comments there are, without replies. */
export async function listDiscussionComments(
  database: Queryable,
  discussionId: number,
  { sort, ...request }: PageRequest & { sort: CommentSort },
): Promise<{ rows: CommentRow[]; total: number }> {
  const values = { discussionId, limit: request.limit, offset: offsetOf(request) };
  const [rows, [counted]] = await Promise.all([
    pageOf({ sort })(database, values),
    countOf(database, { discussionId }),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
