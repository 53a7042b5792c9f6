/**
 * How this works: a list is one query in the order of an index: pinned ones first, then the newest. A page far down starts at the
 * nearest bookmark before it, the position of every `bookmarkDistance`-th row, which the caller caches.
 *
 * A keyword is compared with title, description and text by its n-grams, and with the names of authors. The index finds the
 * discussions with all n-grams; the comparison then checks their order. A frequent keyword would match most discussions, so it is
 * looked for among the newest ones only.
 */
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { discussionLimits } from '@touchstone/contract';
import type { RawBuilder } from 'kysely';
import { containing } from '../../platform/page-request.ts';

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
export const bookmarkDistance = 1000;

interface Values extends ListBookmark {
  groupId: number;
  categoryId: number;
  problemId: number;
  authorId: string;
  offset: number;
  limit: number;
}

/** Which conditions a query has. One statement is prepared for each combination. */
interface Shape {
  place: 'public' | 'group' | 'everywhere';
  withSolutions: boolean;
  withDisabled: boolean;
  hasCategory: boolean;
  hasProblem: boolean;
  hasAuthor: boolean;
}

const shapeOf = (filter: DiscussionFilter): Shape => ({
  place: filter.groupId === null ? 'public' : filter.groupId === undefined ? 'everywhere' : 'group',
  withSolutions: filter.withSolutions,
  withDisabled: filter.withDisabled,
  hasCategory: filter.categoryId !== undefined,
  hasProblem: filter.problemId !== undefined,
  hasAuthor: filter.authorId !== undefined,
});

const valuesOf = (filter: DiscussionFilter) => ({
  groupId: filter.groupId ?? 0,
  categoryId: filter.categoryId ?? 0,
  problemId: filter.problemId ?? 0,
  authorId: filter.authorId ?? '',
});

/** Repeats the predicates of the partial indexes literally, so that the planner can use them. */
function conditionsOf(shape: Shape, value: ValueOf<Values>): RawBuilder<boolean> {
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

const inOrder = sql`is_pinned DESC, created_at DESC, id DESC`;

const idsFrom = prepareForEach((shape: Shape) =>
  prepareQuery((database, value: ValueOf<Values>) =>
    database
      .selectFrom('discussion')
      .select('id')
      .where(conditionsOf(shape, value))
      .where(
        sql<boolean>`(is_pinned, created_at, id)
          <= (${value('isPinned')}::boolean, ${value('createdAt')}::timestamptz, ${value('id')}::bigint)`,
      )
      .orderBy('isPinned', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(sql<number>`${value('limit')}::bigint`)
      .offset(sql<number>`${value('offset')}::bigint`),
  ),
);

export async function listIds(
  database: Queryable,
  filter: DiscussionFilter,
  from: ListBookmark & { offset: number; limit: number },
): Promise<number[]> {
  const rows = await idsFrom(shapeOf(filter))(database, { ...valuesOf(filter), ...from });
  return rows.map(({ id }) => id);
}

const totals = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<Values>) =>
      database
        .selectFrom('discussion')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(conditionsOf(shape, value)),
    { isLong: true },
  ),
);

export async function countMatching(database: Queryable, filter: DiscussionFilter): Promise<number> {
  const [row] = await totals(shapeOf(filter))(database, {
    ...valuesOf(filter),
    ...startBookmark,
    offset: 0,
    limit: 0,
  });
  return row?.total ?? 0;
}

const bookmarks = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<Values>) =>
      database
        .selectFrom(
          sql<ListBookmark & { place: number }>`(
            SELECT is_pinned, created_at::text AS created_at, id, row_number() OVER (ORDER BY ${inOrder}) AS place
            FROM discussion WHERE ${conditionsOf(shape, value)})`.as('numbered'),
        )
        .select(['isPinned', 'createdAt', 'id'])
        .where(sql<boolean>`place % ${sql.lit(bookmarkDistance)} = 1`)
        .orderBy('place'),
    { isLong: true },
  ),
);

/** The first row, and then every row of the distance. */
export const listBookmarks = (database: Queryable, filter: DiscussionFilter): Promise<ListBookmark[]> =>
  bookmarks(shapeOf(filter))(database, { ...valuesOf(filter), ...startBookmark, offset: 0, limit: 0 });

/** The expression of the index on account names. It must match the index definition. */
const namesOfAccounts = sql`lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, ''))`;

const maxAuthors = 200;
/** More matches are a frequent keyword. */
const maxCandidates = 2000;
/** A frequent keyword is looked for among so many of the newest discussions. */
const newestSearched = 20_000;

/** Not prepared: the best plan of a filter with candidates depends on the values. */
const valueIn =
  (values: ReturnType<typeof valuesOf>): ValueOf<Values> =>
  (key) =>
    sql`${values[key as keyof typeof values]}`;

/** In the order of the lists, at most `discussionLimits.searchMaximum`. */
export async function searchIds(
  database: Queryable,
  filter: DiscussionFilter,
  keyword: string,
): Promise<number[]> {
  const scope = conditionsOf(shapeOf(filter), valueIn(valuesOf(filter)));
  const pattern = sql`lower(${containing(keyword)})`;
  const named = /^\d{1,15}$/.test(keyword) ? Number(keyword) : -1;
  const { rows } = await sql<{ id: number; isFrequent: boolean }>`
    WITH authors AS MATERIALIZED (
      SELECT id FROM user_account
      WHERE keyword_ngrams(${namesOfAccounts}) @> query_trigrams(lower(${keyword})) AND lower(username) LIKE ${pattern}
      LIMIT ${sql.lit(maxAuthors)}
    ), by_text AS MATERIALIZED (
      SELECT id FROM discussion
      WHERE keyword_ngrams(search_text) @> query_trigrams(lower(${keyword})) AND search_text LIKE ${pattern}
      LIMIT ${sql.lit(maxCandidates + 1)}
    ), found AS (
      SELECT id FROM by_text
      UNION (SELECT id FROM discussion WHERE author_id IN (SELECT id FROM authors) ORDER BY id DESC
        LIMIT ${sql.lit(maxCandidates)})
      UNION SELECT ${named}::bigint
    )
    SELECT id, (SELECT count(*) FROM by_text) > ${sql.lit(maxCandidates)} AS is_frequent
    FROM discussion WHERE id IN (SELECT id FROM found) AND ${scope}
    ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)}`.execute(database);
  if (rows[0]?.isFrequent !== true) return rows.map(({ id }) => id);
  const frequent = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT id, search_text, is_pinned, created_at FROM discussion WHERE ${scope}
      ORDER BY ${inOrder} LIMIT ${sql.lit(newestSearched)}
    ) newest
    WHERE search_text LIKE ${pattern}
    ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)}`.execute(database);
  return frequent.rows.map(({ id }) => id);
}
