/**
 * How this works: the list has one order and one index in that order, which also holds what pages are filtered by; a page
 * and its total are read from that index alone, and only the rows of the page from the table. A keyword is found by the
 * characters and pairs of characters that it consists of: an index knows the problems that have them all, and the text
 * itself then tells whether they stand in the keyword's order.
 */
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

export interface ProblemFilter {
  keyword: string | undefined;
  /** Each is required. */
  tagIds: number[];
  difficulty: number | undefined;
  /** Where the problems come from: the prefix of another site, or our own. */
  origin: { prefix: string } | 'own' | undefined;
}

function selectMatching(database: Queryable, filter: ProblemFilter) {
  const { keyword = '', tagIds, difficulty, origin } = filter;
  let matching = database
    .selectFrom('problem')
    // Literally, as the index says it, so that it is known to fit.
    .where('visibility', '=', sql.lit('public' as const))
    .where('groupId', 'is', null)
    .$if(keyword !== '', (query) =>
      query.where(sql<boolean>`${hasParts(keyword)}`).where(hasKeyword(keyword)),
    )
    .$if(difficulty !== undefined, (query) => query.where('difficulty', '=', difficulty ?? 0))
    .$if(origin === 'own', (query) => query.where('isRemote', '=', false));
  if (typeof origin === 'object') {
    const prefix = `${origin.prefix.replace(/[\\%_]/g, '\\$&')}-%`;
    matching = matching.where('isRemote', '=', true).where('displayId', 'like', prefix);
  }
  for (const tagId of tagIds) {
    matching = matching.where('problem.id', 'in', (tagged) =>
      tagged.selectFrom('problemTag').select('problemTag.problemId').where('problemTag.tagId', '=', tagId),
    );
  }
  return matching;
}

const hasParts = (keyword: string) =>
  sql<boolean>`keyword_parts(lower(display_id || E'\n' || title)) @> keyword_parts(lower(${keyword}))`;

const hasKeyword = (keyword: string) =>
  sql<boolean>`(lower(title) LIKE lower(${containing(keyword)}) OR lower(display_id) LIKE lower(${containing(keyword)}))`;

const listOrder = sql`char_length(display_id)`;

export function listProblems(database: Queryable, filter: ProblemFilter, page: PageRequest) {
  const ids = selectMatching(database, filter)
    .select('problem.id')
    .orderBy(listOrder)
    .orderBy('displayId')
    .limit(page.limit)
    .offset(offsetOf(page));
  return database
    .selectFrom('problem')
    .innerJoin(ids.as('onPage'), 'onPage.id', 'problem.id')
    .select(['problem.id', 'displayId', 'title', 'difficulty', 'scoring'])
    .orderBy(listOrder)
    .orderBy('displayId')
    .execute();
}

export type ListedProblemRow = Awaited<ReturnType<typeof listProblems>>[number];

export async function countProblems(database: Queryable, filter: ProblemFilter): Promise<number> {
  const { total } = await selectMatching(database, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The display id at a place of the whole list, from zero. */
export async function findDisplayIdAt(database: Queryable, place: number): Promise<string | undefined> {
  const row = await selectMatching(database, everything)
    .select('displayId')
    .orderBy(listOrder)
    .orderBy('displayId')
    .limit(1)
    .offset(place)
    .executeTakeFirst();
  return row?.displayId;
}

export const everything: ProblemFilter = {
  keyword: undefined,
  tagIds: [],
  difficulty: undefined,
  origin: undefined,
};

/** How the submissions to problems ended. Problems without any are not in the map. */
export async function mapResultCounts(
  database: Queryable,
  problemIds: number[],
): Promise<Map<number, { status: number; count: number }[]>> {
  const rows = await database
    .selectFrom('problemResultCount')
    .select(['problemId', 'status', 'count'])
    .where('problemId', '=', sql<number>`ANY(${problemIds})`)
    .execute();
  return Map.groupBy(rows, ({ problemId }) => problemId);
}
