/**
 * How this works: a filter query returns one list of ids in list order, which is short even for thousands of problems;
 * pages and the total are slices of it. The rows of a page are loaded by id. One index has the order of the list and
 * includes the filter columns. A keyword is compared with the display id and the title in all languages: by its n-grams, an
 * index finds the problems that contain them all, and the text comparison then checks their order. Problems with a tag
 * that the keyword names match too.
 */
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { containing } from '../../platform/page-request.ts';
import { parseIds } from './id-list.ts';

export interface ProblemFilter {
  keyword: string | undefined;
  /** Tags that the keyword names: their problems match too. */
  keywordTagIds: number[];
  /** Each is required. */
  tagIds: number[];
  difficulty: number | undefined;
  /** The prefix of a remote judge, or the local site. */
  origin: { prefix: string } | 'own' | undefined;
}

interface Values {
  keyword: string;
  pattern: string;
  keywordTagIds: readonly number[];
  tagIds: readonly number[];
  tagCount: number;
  difficulty: number;
  prefixPattern: string;
}

const conditionNames = ['keyword', 'keywordOrTags', 'tags', 'difficulty', 'own', 'foreign'] as const;
type Condition = (typeof conditionNames)[number];

const hasKeyword = (value: ValueOf<Values>) =>
  sql`keyword_ngrams(search_text) @> query_trigrams(lower(${value('keyword')}))
    AND search_text LIKE lower(${value('pattern')})`;

function describeCondition(name: Condition, value: ValueOf<Values>) {
  switch (name) {
    case 'keyword':
      return hasKeyword(value);
    case 'keywordOrTags':
      // A union, so that each half uses its index.
      return sql`problem.id IN (
        SELECT id FROM problem WHERE ${hasKeyword(value)}
        UNION SELECT problem_id FROM problem_tag WHERE tag_id = ANY(${value('keywordTagIds')}::bigint[]))`;
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
 * Repeats the predicate of the partial indexes literally, so that the planner can use them. A keyword uses its own
 * index instead: there the predicate is disguised, since PostgreSQL would otherwise combine it with another index for
 * little gain.
 */
const isListed = (conditions: readonly Condition[]) =>
  conditions.includes('keyword')
    ? sql`visibility || '' = 'public' AND group_id IS NULL`
    : sql`visibility = 'public' AND group_id IS NULL`;

const idsByConditions = prepareForEach(({ conditions }: { conditions: readonly Condition[] }) =>
  prepareQuery(
    (database, value: ValueOf<Values>) => {
      const wanted = conditions.map((name) => sql<boolean>`(${describeCondition(name, value)})`);
      return database
        .selectFrom('problem')
        .where(sql<boolean>`${sql.join([isListed(conditions), ...wanted], sql` AND `)}`)
        .select(
          sql<string | null>`string_agg(id::text, ',' ORDER BY char_length(display_id), display_id)`.as(
            'ids',
          ),
        );
    },
    // Without a keyword the result is long, and the conditions are few.
    { usesPool: !conditions.includes('keyword') },
  ),
);

const escapeWildcards = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** In list order. */
export async function listProblemIds(
  database: Queryable,
  { keyword = '', keywordTagIds, tagIds, difficulty, origin }: ProblemFilter,
): Promise<number[]> {
  const prefix = typeof origin === 'object' ? origin.prefix : undefined;
  const isGiven: Record<Condition, boolean> = {
    keyword: keyword !== '' && keywordTagIds.length === 0,
    keywordOrTags: keyword !== '' && keywordTagIds.length > 0,
    tags: tagIds.length > 0,
    difficulty: difficulty !== undefined,
    own: origin === 'own',
    foreign: prefix !== undefined,
  };
  const conditions = conditionNames.filter((name) => isGiven[name]);
  const [row] = await idsByConditions({ conditions })(database, {
    keyword,
    pattern: containing(keyword),
    keywordTagIds,
    tagIds,
    tagCount: tagIds.length,
    difficulty: difficulty ?? 0,
    prefixPattern: `${escapeWildcards(prefix ?? '')}-%`,
  });
  return parseIds(row?.ids);
}

/** Excludes problems that are no longer listed. Tags and results are aggregated into strings. */
export const listProblems = prepareQuery((database, value: ValueOf<{ problemIds: readonly number[] }>) =>
  database
    .selectFrom('problem')
    .select(['problem.id', 'displayId', 'title', 'titleTranslations', 'difficulty', 'scoring'])
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
  keywordTagIds: [],
  tagIds: [],
  difficulty: undefined,
  origin: undefined,
};
