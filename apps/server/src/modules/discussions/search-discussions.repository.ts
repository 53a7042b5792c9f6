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

/** One JSON value instead of a thousand rows, which would cost as much as finding them. */
const idsInOrder = sql`coalesce(json_agg(id ORDER BY ${inOrder}), '[]')`;

const candidates = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<SearchValues>) => {
      const scope = conditionsOf(shape, value);
      const ngrams = sql`ARRAY(SELECT lower(ngram) FROM unnest(${value('ngrams')}::text[]) AS ngrams (ngram))`;
      const pattern = sql`lower(${value('pattern')}::text)`;
      const namedId = sql`${value('namedId')}::bigint`;
      const ordered = sql`id, is_pinned, created_at`;
      return database
        .selectFrom(
          sql<{ ids: number[]; isFrequent: boolean }>`(
            WITH authors AS MATERIALIZED (
              SELECT id FROM user_account
              WHERE keyword_ngrams(${namesOfAccounts}) @> ${ngrams} AND lower(username) LIKE ${pattern}
              LIMIT ${sql.lit(maxAuthors)}
            ), by_text AS MATERIALIZED (
              SELECT ${ordered}, ${scope} AS is_in_scope FROM discussion
              WHERE keyword_ngrams(search_text) @> ${ngrams} AND search_text LIKE ${pattern}
              LIMIT ${sql.lit(maxCandidates + 1)}
            ), found AS (
              SELECT ${ordered} FROM by_text WHERE is_in_scope AND id <> ${namedId}
              UNION ALL (SELECT ${ordered} FROM discussion WHERE author_id = ANY(ARRAY(SELECT id FROM authors)) AND ${scope}
                AND id <> ${namedId} AND id NOT IN (SELECT id FROM by_text)
                ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)})
              UNION ALL SELECT ${ordered} FROM discussion WHERE id = ${namedId} AND ${scope}
              ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)}
            )
            SELECT ${idsInOrder} AS ids, (SELECT count(*) > ${sql.lit(maxCandidates)} FROM by_text) AS is_frequent
            FROM found)`.as('candidates'),
        )
        .select(['ids', 'isFrequent']);
    },
    { usesPool: true },
  ),
);

const newestMatches = prepareForEach((shape: Shape) =>
  prepareQuery(
    (database, value: ValueOf<SearchValues>) =>
      database
        .selectFrom(
          sql<{ ids: number[] }>`(
            SELECT ${idsInOrder} AS ids FROM (
              SELECT id, is_pinned, created_at FROM (
                SELECT id, search_text, is_pinned, created_at FROM discussion WHERE ${conditionsOf(shape, value)}
                ORDER BY ${inOrder} LIMIT ${sql.lit(newestSearched)}
              ) newest
              WHERE search_text LIKE lower(${value('pattern')}::text)
              ORDER BY ${inOrder} LIMIT ${sql.lit(discussionLimits.searchMaximum)}
            ) found)`.as('matches'),
        )
        .select('ids'),
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
  const [found] = await candidates(shape)(database, values);
  if (found?.isFrequent !== true) return found?.ids ?? [];
  const [newest] = await newestMatches(shape)(database, values);
  return newest?.ids ?? [];
}
