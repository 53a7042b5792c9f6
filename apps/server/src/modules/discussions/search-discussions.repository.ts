/**
 * How this works: a keyword is compared with title, description and text, with the names of authors, and with the id. An index
 * finds the texts that contain n-grams of the keyword; the comparison then checks them. A frequent keyword would match most
 * discussions, so it is looked for among the newest ones of the list only.
 *
 * The statements are prepared, one for each set of conditions: planning one took longer than running it. They use the pool,
 * because a frequent keyword takes long.
 */
import { discussionLimits } from '@touchstone/contract';
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { containing } from '../../platform/page-request.ts';
import {
  conditionsOf,
  inOrder,
  shapeOf,
  valuesOf,
  type DiscussionFilter,
  type FilterValues,
  type Shape,
} from './discussion-list.repository.ts';
import { chooseNgrams } from './keyword-ngrams.ts';

interface SearchValues extends FilterValues {
  ngrams: readonly string[];
  /** For LIKE. */
  pattern: string;
  /** The id that the keyword is, or one that no discussion has. */
  namedId: number;
}

/** The expression of the index on account names. It must match the index definition. */
const namesOfAccounts = sql`lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, ''))`;

const maxAuthors = 200;
/** More matches are a frequent keyword. */
const maxCandidates = 2000;
/** A frequent keyword is looked for among so many of the newest discussions. */
const newestSearched = 20_000;

/** In the order of the lists. Always one row at least, which says whether the keyword is frequent. */
const candidates = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<SearchValues>) => {
      const scope = conditionsOf(shape, value);
      const ngrams = sql`ARRAY(SELECT lower(ngram) FROM unnest(${value('ngrams')}::text[]) AS ngrams (ngram))`;
      const pattern = sql`lower(${value('pattern')}::text)`;
      const ordered = sql`id, is_pinned, created_at`;
      return database
        .selectFrom(
          sql<{ id: number | null; isFrequent: boolean }>`(
            WITH authors AS MATERIALIZED (
              SELECT id FROM user_account
              WHERE keyword_ngrams(${namesOfAccounts}) @> ${ngrams} AND lower(username) LIKE ${pattern}
              LIMIT ${sql.lit(maxAuthors)}
            ), by_text AS MATERIALIZED (
              SELECT ${ordered}, ${scope} AS is_in_scope FROM discussion
              WHERE keyword_ngrams(search_text) @> ${ngrams} AND search_text LIKE ${pattern}
              LIMIT ${sql.lit(maxCandidates + 1)}
            ), found AS (
              SELECT ${ordered} FROM by_text WHERE is_in_scope
              UNION (SELECT ${ordered} FROM discussion WHERE author_id = ANY(ARRAY(SELECT id FROM authors)) AND ${scope}
                ORDER BY id DESC LIMIT ${sql.lit(maxCandidates)})
              UNION SELECT ${ordered} FROM discussion WHERE id = ${value('namedId')}::bigint AND ${scope}
              ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)}
            )
            SELECT found.id, counted.is_frequent
            FROM (SELECT count(*) > ${sql.lit(maxCandidates)} AS is_frequent FROM by_text) AS counted
              LEFT JOIN found ON true
            ORDER BY ${inOrder})`.as('candidate'),
        )
        .select(['id', 'isFrequent']);
    },
    { usesPool: true },
  ),
);

const newestMatches = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<SearchValues>) =>
      database
        .selectFrom(
          sql<{ id: number }>`(
            SELECT id FROM (
              SELECT id, search_text, is_pinned, created_at FROM discussion WHERE ${conditionsOf(shape, value)}
              ORDER BY ${inOrder} LIMIT ${sql.lit(newestSearched)}
            ) newest
            WHERE search_text LIKE lower(${value('pattern')}::text)
            ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)})`.as('match'),
        )
        .select('id'),
    { usesPool: true },
  ),
);

/** In the order of the lists, at most `discussionLimits.searchMaximum`. */
export async function searchIds(
  database: Queryable,
  filter: DiscussionFilter,
  keyword: string,
): Promise<number[]> {
  const shape = shapeOf(filter);
  const values = {
    ...valuesOf(filter),
    ngrams: chooseNgrams(keyword),
    pattern: containing(keyword),
    namedId: /^\d{1,15}$/.test(keyword) ? Number(keyword) : -1,
  };
  const found = await candidates(shape)(database, values);
  if (found[0]?.isFrequent !== true) return found.flatMap(({ id }) => id ?? []);
  const newest = await newestMatches(shape)(database, values);
  return newest.map(({ id }) => id);
}
