/**
 * How this works: what users are ranked by stands in one row per user, which verdicts keep right, with one index per
 * ranking in its order. A page is read from that index; a name is found by the characters and pairs of characters that it
 * consists of.
 */
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

export type RankingKind = 'acm' | 'oi';

export interface UserSearch {
  text: string;
  /** Real names are known to administrators only: a search must not tell them to others bit by bit. */
  isByRealName: boolean;
}

const accountText = sql`lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, ''))`;

function selectRanked(database: Queryable, search: UserSearch | undefined) {
  // Written as the indexes say it, so that they are known to fit.
  const ranked = database.selectFrom('userStatistic').where(sql<boolean>`is_ranked`);
  if (search === undefined) return ranked;
  const { text, isByRealName } = search;
  const pattern = sql`lower(${containing(text)})`;
  const named = database
    .selectFrom('userAccount')
    .select('userAccount.id')
    .where(sql<boolean>`keyword_parts(${accountText}) @> keyword_parts(lower(${text}))`)
    .where(
      sql<boolean>`(lower(username) LIKE ${pattern} OR lower(nickname) LIKE ${pattern}
        OR (${isByRealName}::boolean AND lower(realname) LIKE ${pattern}))`,
    );
  return ranked.where('userStatistic.userId', 'in', named);
}

/** Who shares a place is always in the same order, so that nobody is on two pages. */
const rankingOrder = {
  acm: sql`user_statistic.solved_count DESC, user_statistic.public_submission_count, user_statistic.user_id`,
  oi: sql`user_statistic.oi_score DESC, user_statistic.solved_count DESC, user_statistic.user_id`,
} as const satisfies Record<RankingKind, unknown>;

export function listRanked(
  database: Queryable,
  { kind, search }: { kind: RankingKind; search: UserSearch | undefined },
  page: PageRequest,
) {
  const order = rankingOrder[kind];
  const onPage = selectRanked(database, search)
    .select('userStatistic.userId')
    .orderBy(order)
    .limit(page.limit)
    .offset(offsetOf(page));
  return database
    .selectFrom(onPage.as('onPage'))
    .innerJoin('userStatistic', 'userStatistic.userId', 'onPage.userId')
    .innerJoin('userAccount', 'userAccount.id', 'onPage.userId')
    .select(['userAccount.id', 'username', 'nickname', 'avatarUrl', 'titleName', 'titleColor'])
    .select(sql<string | null>`left(signature, 100)`.as('signature'))
    .select(['solvedCount', 'publicSubmissionCount', 'submissionCount', 'oiScore'])
    .orderBy(order)
    .execute();
}

export type RankedRow = Awaited<ReturnType<typeof listRanked>>[number];

const countedExactly = 10_000;

/** Of a search: beyond ten thousand, that there are so many. */
export async function countFound(database: Queryable, search: UserSearch): Promise<number> {
  const { count } = await database
    .selectFrom(
      selectRanked(database, search).select('userStatistic.userId').limit(countedExactly).as('found'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countRanked(database: Queryable): Promise<number> {
  const { count } = await selectRanked(database, undefined)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
