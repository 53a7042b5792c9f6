/**
 * How this works: each user has one row with the figures of the rankings. Verdicts update it, and each
 * ranking has one index in its order. Scanning from the first row to the ninety-thousandth for one page would
 * cost too much, so a bookmark is cached every `bookmarkDistance` rows, and a page starts at the nearest
 * bookmark before it. The index also contains the figures that the page shows. A search finds users by the
 * n-grams of the text, as one list of ids in the order of the ranking; pages are slices of it.
 */
import {
  prepareBatchedQuery,
  prepareForEach,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import type { InferResult, RawBuilder } from 'kysely';
import { containing } from '../../platform/page-request.ts';

export type RankingKind = 'acm' | 'oi';

export interface UserSearch {
  text: string;
  /** Only administrators may search by real name: a search would disclose it to others piece by piece. */
  isByRealName: boolean;
}

/**
 * The sort keys of a ranking, ascending. The id makes the order total, so that no user appears on two pages.
 */
const orderOf = {
  acm: [sql<number>`-solved_count`, sql<number>`public_submission_count`],
  oi: [sql<number>`-oi_score`, sql<number>`-solved_count`],
} as const satisfies Record<RankingKind, unknown>;

/** The position of a user in the order of a ranking. */
export interface PageBookmark {
  first: number;
  second: number;
  userId: string;
}

/** Sorts before the first user. */
export const startBookmark: PageBookmark = { first: -2_147_483_648, second: -2_147_483_648, userId: '' };

/** There is a bookmark at the first row and then at every row of this distance. */
export const bookmarkDistance = 256;

export interface PageBookmarks {
  bookmarks: PageBookmark[];
  /** The number of ranked users. */
  total: number;
}

/** Needs one pass over the ranking's index. */
export async function listBookmarks(database: Queryable, kind: RankingKind): Promise<PageBookmarks> {
  const [first, second] = orderOf[kind];
  const order = sql`${first}, ${second}, user_id`;
  const { rows } = await sql<PageBookmark & { place: number; isLast: boolean }>`
    SELECT * FROM (
      SELECT ${first} AS first, ${second} AS second, user_id,
        row_number() OVER (ORDER BY ${order}) AS place, lead(user_id) OVER (ORDER BY ${order}) IS NULL AS is_last
      FROM user_statistic WHERE is_ranked) AS numbered
    WHERE is_last OR place % ${sql.lit(bookmarkDistance)} = 1
    ORDER BY place`.execute(database);
  return {
    bookmarks: rows.filter(({ place }) => place % bookmarkDistance === 1),
    total: rows.at(-1)?.place ?? 0,
  };
}

/** The figures of a user that a ranking shows. */
const figuresOf = {
  acm: sql`solved_count, public_submission_count AS submissions, NULL::integer AS score`,
  oi: sql`solved_count, submission_count AS submissions, oi_score AS score`,
} as const satisfies Record<RankingKind, unknown>;

interface Figures {
  userId: string;
  solvedCount: number;
  submissions: number;
  /** Only in the OI ranking. */
  score: number | null;
}

const selectRows = <Columns extends Figures>(database: Queryable, figures: RawBuilder<Columns>) =>
  database
    .selectFrom(figures.as('figures'))
    .innerJoin('userAccount', 'userAccount.id', 'figures.userId')
    .select(['userAccount.id', 'username', 'nickname', 'avatarUrl', 'titleName', 'titleColor'])
    .select(sql<string | null>`left(signature, 100)`.as('signature'))
    .select(['figures.solvedCount', 'figures.submissions', 'figures.score']);

export type RankedRow = InferResult<ReturnType<typeof selectRows<Figures>>>[number];

/**
 * Constant limits, so that the statements can be prepared: every page is within `reach` of its bookmark and
 * not longer than one of `lengths`.
 */
const reach = 4096;
const lengths = [32, 128, 1024];

type PagePlace = PageBookmark & { offset: number };
const placeTypes = { first: 'integer', second: 'integer', userId: 'text', offset: 'bigint' } as const;

const pageOf = prepareForEach(({ kind, length }: { kind: RankingKind; length: number }) =>
  prepareBatchedQuery<PagePlace, RankedRow & { line: number }>(placeTypes, (database, value) => {
    const order = sql.join([...orderOf[kind], sql`user_id`]);
    const onPage = sql<Figures & { line: number }>`(
      SELECT *, row_number() OVER () AS line FROM (
        SELECT user_id, ${figuresOf[kind]} FROM user_statistic
        WHERE is_ranked AND (${order}) >= (${value('first')}::integer, ${value('second')}::integer, ${value('userId')}::text)
        ORDER BY ${order} LIMIT ${sql.lit(reach)}) AS within_reach
      LIMIT ${sql.lit(length)} OFFSET ${value('offset')}::bigint)`;
    return selectRows(database, onPage).select('figures.line');
  }),
);

/** Lists the rows after the bookmark, skipping `offset`. */
export async function listRanked(
  database: Queryable,
  kind: RankingKind,
  { limit, ...from }: PageBookmark & { offset: number; limit: number },
): Promise<RankedRow[]> {
  const length = lengths.find((size) => size >= limit) ?? Math.max(...lengths);
  const rows = await pageOf({ kind, length })(database, from);
  return rows.toSorted((one, other) => one.line - other.line).slice(0, limit);
}

/** The expression of the index on account names, in lower case. It must match the index definition. */
export const namesOfAccounts = sql`lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, ''))`;
const maxFound = 10_000;

type NamePart = { text: string; pattern: string; isByRealName: boolean };

function selectFound(kind: RankingKind, database: Queryable, value: ValueOf<NamePart>) {
  const [first, second] = orderOf[kind];
  const pattern = sql`lower(${value('pattern')})`;
  const found = sql<{ id: string }>`(
    SELECT id FROM user_account JOIN user_statistic ON user_id = id
    WHERE is_ranked AND keyword_ngrams(${namesOfAccounts}) @> query_trigrams(lower(${value('text')}))
      AND (lower(username) LIKE ${pattern} OR lower(nickname) LIKE ${pattern}
        OR (${value('isByRealName')}::boolean AND lower(realname) LIKE ${pattern}))
    ORDER BY ${first}, ${second}, user_id LIMIT ${sql.lit(maxFound)})`;
  // Aggregated into one text: returning thousands of one-column rows costs more than finding them.
  return database.selectFrom(found.as('found')).select(sql<string | null>`string_agg(id, ',')`.as('ids'));
}

const partTypes = { text: 'text', pattern: 'text', isByRealName: 'boolean' } as const;

const foundIn = prepareForEach(({ kind, isLong }: { kind: RankingKind; isLong: boolean }) =>
  isLong
    ? prepareQuery((database, value: ValueOf<NamePart>) => selectFound(kind, database, value), {
        usesPool: isLong,
      })
    : prepareBatchedQuery<NamePart, { ids: string | null }>(partTypes, (database, value) =>
        selectFound(kind, database, value),
      ),
);

/** Thousands of names contain a text of one or two characters. */
const fewCharacters = 2;

/** In the order of the ranking, at most ten thousand. */
export async function listFoundIds(
  database: Queryable,
  { kind, search: { text, isByRealName } }: { kind: RankingKind; search: UserSearch },
): Promise<string[]> {
  const find = foundIn({ kind, isLong: text.length <= fewCharacters });
  const [row] = await find(database, { text, pattern: containing(text), isByRealName });
  const ids = row?.ids ?? null;
  return ids === null ? [] : ids.split(',');
}

/**
 * The ranks of users, the first being 1. The nearest bookmark before a user leaves at most `bookmarkDistance` rows to
 * count.
 */
export async function listRanks(
  database: Queryable,
  kind: RankingKind,
  { userIds, bookmarks }: { userIds: readonly string[]; bookmarks: readonly PageBookmark[] },
): Promise<{ uid: string; rank: number }[]> {
  const order = sql.join([...orderOf[kind], sql`user_id`]);
  const { rows } = await sql<{ uid: string; rank: number }>`
    WITH bookmark AS (
      SELECT * FROM unnest(${bookmarks.map(({ first }) => first)}::integer[],
        ${bookmarks.map(({ second }) => second)}::integer[], ${bookmarks.map(({ userId }) => userId)}::text[]
      ) WITH ORDINALITY AS listed(first, second, id, number)
    ), wanted AS (
      SELECT user_id AS uid, ${orderOf[kind][0]} AS first, ${orderOf[kind][1]} AS second
      FROM user_statistic WHERE is_ranked AND user_id = ANY(${userIds}::text[])
    )
    SELECT uid, (nearest.number - 1) * ${sql.lit(bookmarkDistance)} + (
      SELECT count(*) FROM user_statistic
      WHERE is_ranked AND (${order}) >= (nearest.first, nearest.second, nearest.id)
        AND (${order}) <= (wanted.first, wanted.second, uid)) AS rank
    FROM wanted CROSS JOIN LATERAL (
      SELECT * FROM bookmark
      WHERE (bookmark.first, bookmark.second, bookmark.id) <= (wanted.first, wanted.second, uid)
      ORDER BY number DESC LIMIT 1) AS nearest`.execute(database);
  return rows;
}

const rowsOf = prepareForEach(({ kind }: { kind: RankingKind }) =>
  prepareQuery((database, value: ValueOf<{ ids: readonly string[] }>) =>
    selectRows(
      database,
      sql<Figures>`(
        SELECT user_id, ${figuresOf[kind]} FROM user_statistic WHERE user_id = ANY(${value('ids')}::text[]))`,
    ),
  ),
);

/** In the order of the ids. */
export async function listRankedByIds(
  database: Queryable,
  kind: RankingKind,
  ids: readonly string[],
): Promise<RankedRow[]> {
  const rows = new Map((await rowsOf({ kind })(database, { ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
