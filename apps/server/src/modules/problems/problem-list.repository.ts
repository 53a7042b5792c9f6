/**
 * How this works: what a filter finds is read as one list of ids in the order of the list, which is short even where
 * thousands are found; pages and the total are parts of it. What a page shows of its problems is read by their ids. One
 * index is in the order of the list and holds what problems are filtered by. A keyword is found by the groups of
 * characters that it consists of: an index knows the problems that have them all, and the text itself then tells whether
 * they stand in the keyword's order.
 */
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { containing } from '../../platform/page-request.ts';

export interface ProblemFilter {
  keyword: string | undefined;
  /** Each is required. */
  tagIds: number[];
  difficulty: number | undefined;
  /** Where the problems come from: the prefix of another site, or our own. */
  origin: { prefix: string } | 'own' | undefined;
}

interface Values {
  keyword: string;
  pattern: string;
  tagIds: readonly number[];
  tagCount: number;
  difficulty: number;
  prefixPattern: string;
}

const conditionNames = ['keyword', 'tags', 'difficulty', 'own', 'foreign'] as const;
type Condition = (typeof conditionNames)[number];

function describeCondition(name: Condition, value: ValueOf<Values>) {
  switch (name) {
    case 'keyword':
      return sql`keyword_ngrams(lower(display_id || E'\n' || title)) @> query_trigrams(lower(${value('keyword')}))
        AND (lower(title) LIKE lower(${value('pattern')}) OR lower(display_id) LIKE lower(${value('pattern')}))`;
    case 'tags':
      return sql`problem.id IN (
        SELECT problem_id FROM problem_tag WHERE tag_id = ANY(${value('tagIds')}::bigint[])
        GROUP BY problem_id HAVING count(*) = ${value('tagCount')}::bigint)`;
    case 'difficulty':
      return sql`difficulty = ${value('difficulty')}::integer`;
    case 'own':
      return sql`NOT is_remote`;
    case 'foreign':
      return sql`is_remote AND display_id LIKE ${value('prefixPattern')}`;
    default:
      return name satisfies never;
  }
}

/**
 * Literally as the indexes of listed problems say it, so that they are known to fit. Not so beside a keyword: the few that have
 * it are found by its own index, and PostgreSQL would go through another one to leave out the fewer that are not listed.
 */
const isListed = (conditions: readonly Condition[]) =>
  conditions.includes('keyword')
    ? sql`visibility || '' = 'public' AND group_id IS NULL`
    : sql`visibility = 'public' AND group_id IS NULL`;

const idsByConditions = prepareForEach(({ conditions }: { conditions: readonly Condition[] }) =>
  prepareQuery(
    (database, value: ValueOf<Values>) => {
      const wanted = conditions.map((name) => sql<boolean>`(${describeCondition(name, value)})`);
      return (
        database
          .selectFrom('problem')
          .where(sql<boolean>`${sql.join([isListed(conditions), ...wanted], sql` AND `)}`)
          // As one text: thousands of rows of one number each would cost more than finding them.
          .select(
            sql<string | null>`string_agg(id::text, ',' ORDER BY char_length(display_id), display_id)`.as(
              'ids',
            ),
          )
      );
    },
    // Without a keyword much of the list is found, for the few conditions that there are.
    { isLong: !conditions.includes('keyword') },
  ),
);

const escapeWildcards = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** In the order of the list. */
export async function listProblemIds(
  database: Queryable,
  { keyword = '', tagIds, difficulty, origin }: ProblemFilter,
): Promise<number[]> {
  const prefix = typeof origin === 'object' ? origin.prefix : undefined;
  const isGiven: Record<Condition, boolean> = {
    keyword: keyword !== '',
    tags: tagIds.length > 0,
    difficulty: difficulty !== undefined,
    own: origin === 'own',
    foreign: prefix !== undefined,
  };
  const conditions = conditionNames.filter((name) => isGiven[name]);
  const [row] = await idsByConditions({ conditions })(database, {
    keyword,
    pattern: containing(keyword),
    tagIds,
    tagCount: tagIds.length,
    difficulty: difficulty ?? 0,
    prefixPattern: `${escapeWildcards(prefix ?? '')}-%`,
  });
  const ids = row?.ids ?? null;
  return ids === null ? [] : ids.split(',').map(Number);
}

/** Of these, those that are in the list at this moment; their tags and results as texts, since each has several. */
export const listProblems = prepareQuery((database, value: ValueOf<{ problemIds: readonly number[] }>) =>
  database
    .selectFrom('problem')
    .select(['problem.id', 'displayId', 'title', 'difficulty', 'scoring'])
    .select([
      sql<string | null>`(
        SELECT string_agg(tag_id::text, ',' ORDER BY tag_id) FROM problem_tag WHERE problem_id = problem.id)`.as(
        'tagIds',
      ),
      sql<string | null>`(
        SELECT string_agg(status || ' ' || count, ',') FROM problem_result_count WHERE problem_id = problem.id)`.as(
        'results',
      ),
    ])
    .where('problem.id', '=', sql<number>`ANY(${value('problemIds')})`)
    .where('visibility', '=', sql.lit('public' as const))
    .where('groupId', 'is', null),
);

export type ListedProblemRow = Awaited<ReturnType<typeof listProblems>>[number];

export const everything: ProblemFilter = {
  keyword: undefined,
  tagIds: [],
  difficulty: undefined,
  origin: undefined,
};
