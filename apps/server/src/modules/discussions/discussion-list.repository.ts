/**
 * How this works: a list is one query in the order of an index: pinned ones first, then the newest. A page far down starts at the
 * nearest bookmark before it, the position of every `bookmarkDistance`-th row, which the caller caches.
 */
import {
  prepareBatchedQuery,
  prepareForEach,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { statementLengthOf } from '../../platform/page-request.ts';
import { selectDiscussions, type DiscussionRow } from './discussions.repository.ts';

export interface DiscussionFilter {
  /** Null: outside groups. Undefined: everywhere, for the back office. */
  groupId: number | null | undefined;
  withSolutions: boolean;
  withDisabled: boolean;
  categoryId: number | undefined;
  problemId: number | undefined;
  authorId: string | undefined;
}

/** The position of a discussion in the order of the lists. Times as text, because they are more precise than dates here. */
export interface ListBookmark {
  isPinned: boolean;
  createdAt: string;
  id: number;
}

export const startBookmark: ListBookmark = {
  isPinned: true,
  createdAt: 'infinity',
  id: Number.MAX_SAFE_INTEGER,
};
export const bookmarkDistance = 50;

export interface FilterValues {
  groupId: number;
  categoryId: number;
  problemId: number;
  authorId: string;
}

interface PageValues extends FilterValues, ListBookmark {
  offset: number;
}

/** Which conditions a query has. One statement is prepared for each combination. */
export interface Shape {
  place: 'public' | 'group' | 'everywhere';
  withSolutions: boolean;
  withDisabled: boolean;
  hasCategory: boolean;
  hasProblem: boolean;
  hasAuthor: boolean;
}

export const shapeOf = (filter: DiscussionFilter): Shape => ({
  place: filter.groupId === null ? 'public' : filter.groupId === undefined ? 'everywhere' : 'group',
  withSolutions: filter.withSolutions,
  withDisabled: filter.withDisabled,
  hasCategory: filter.categoryId !== undefined,
  hasProblem: filter.problemId !== undefined,
  hasAuthor: filter.authorId !== undefined,
});

export const valuesOf = (filter: DiscussionFilter): FilterValues => ({
  groupId: filter.groupId ?? 0,
  categoryId: filter.categoryId ?? 0,
  problemId: filter.problemId ?? 0,
  authorId: filter.authorId ?? '',
});

/** Repeats the predicates of the partial indexes literally, so that the planner can use them. */
export function conditionsOf(shape: Shape, value: ValueOf<FilterValues>): RawBuilder<boolean> {
  const conditions = [
    sql`deleted_at IS NULL`,
    ...(shape.place === 'public' ? [sql`group_id IS NULL`] : []),
    ...(shape.place === 'group' ? [sql`group_id = ${value('groupId')}::bigint`] : []),
    ...(shape.withDisabled ? [] : [sql`NOT is_disabled`]),
    ...(shape.withSolutions ? [] : [sql`kind = 'discussion'`]),
    ...(shape.hasCategory ? [sql`category_id = ${value('categoryId')}::integer`] : []),
    ...(shape.hasProblem ? [sql`problem_id = ${value('problemId')}::bigint`] : []),
    ...(shape.hasAuthor ? [sql`author_id = ${value('authorId')}::text`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

export const inOrder = sql`is_pinned DESC, created_at DESC, id DESC`;

const bookmarkTypes = { isPinned: 'boolean', createdAt: 'text', id: 'bigint', offset: 'bigint' } as const;

const valueTypesOf = ({ place, hasCategory, hasProblem, hasAuthor }: Shape) => ({
  ...(place === 'group' && { groupId: 'bigint' as const }),
  ...(hasCategory && { categoryId: 'integer' as const }),
  ...(hasProblem && { problemId: 'bigint' as const }),
  ...(hasAuthor && { authorId: 'text' as const }),
});

/** The ids of the page are found by an index before any other column is read. Concurrent calls share the statement. */
const rowsFrom = prepareForEach(({ length, ...shape }: Shape & { length: number }) =>
  prepareBatchedQuery<PageValues, DiscussionRow & { position: number }>(
    { ...bookmarkTypes, ...valueTypesOf(shape) },
    (database, value) => {
      const onPage = sql<{ id: number; position: number }>`(
      SELECT id, row_number() OVER (ORDER BY ${inOrder}) AS position FROM discussion WHERE ${conditionsOf(shape, value)}
        AND (is_pinned, created_at, id)
          <= (${value('isPinned')}, ${value('createdAt')}::timestamptz, ${value('id')})
      ORDER BY ${inOrder} LIMIT ${sql.lit(length)} OFFSET ${value('offset')})`;
      return selectDiscussions(database)
        .innerJoin(onPage.as('onPage'), 'onPage.id', 'discussion.id')
        .select('onPage.position');
    },
  ),
);

export async function listRows(
  database: Queryable,
  filter: DiscussionFilter,
  { limit, ...from }: ListBookmark & { offset: number; limit: number },
): Promise<DiscussionRow[]> {
  const shape = { ...shapeOf(filter), length: statementLengthOf(limit) };
  const rows = await rowsFrom(shape)(database, { ...valuesOf(filter), ...from });
  return rows.toSorted((one, other) => one.position - other.position).slice(0, limit);
}

const totals = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<FilterValues>) =>
      database
        .selectFrom('discussion')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(conditionsOf(shape, value)),
    { usesPool: true },
  ),
);

/** An author has few discussions, so concurrent calls share the statement. */
const totalsOfAuthors = prepareForEach((shape: Shape) =>
  prepareBatchedQuery(valueTypesOf(shape), (database, value: ValueOf<FilterValues>) =>
    database
      .selectFrom('discussion')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where(conditionsOf(shape, value)),
  ),
);

export async function countMatching(database: Queryable, filter: DiscussionFilter): Promise<number> {
  const shape = shapeOf(filter);
  const count = shape.hasAuthor ? totalsOfAuthors(shape) : totals(shape);
  const [row] = await count(database, valuesOf(filter));
  return row?.total ?? 0;
}

const bookmarks = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<FilterValues>) =>
      database
        .selectFrom(
          sql<ListBookmark & { place: number }>`(
            SELECT is_pinned, created_at, id, row_number() OVER (ORDER BY ${inOrder}) AS place
            FROM discussion WHERE ${conditionsOf(shape, value)})`.as('numbered'),
        )
        // Converted here, for the rows that remain.
        .select(['isPinned', sql<string>`created_at::text`.as('createdAt'), 'id'])
        .where(sql<boolean>`place % ${sql.lit(bookmarkDistance)} = 1`)
        .orderBy('place'),
    { usesPool: true },
  ),
);

/** The first row, and then every row of the distance. */
export const listBookmarks = (database: Queryable, filter: DiscussionFilter): Promise<ListBookmark[]> =>
  bookmarks(shapeOf(filter))(database, valuesOf(filter));
