import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import type { ContestRow } from '../contests/index.ts';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

const wholeNumber = /^\d{1,15}$/;

export interface ContestListFilter {
  keyword?: string | undefined;
  /** Null: contests outside groups. */
  groupId: number | null;
}

function selectListed(database: Queryable, { keyword, groupId }: ContestListFilter) {
  const typed = keyword ?? '';
  return database
    .selectFrom('contest')
    .where('contest.groupId', groupId === null ? 'is' : '=', groupId)
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('contest.title', 'ilike', containing(typed)),
          ...(wholeNumber.test(typed) ? [where('contest.id', '=', Number(typed))] : []),
        ]),
      ),
    );
}

/** Contests of the site or of a group, including hidden ones, latest start first. */
export async function listAdministeredContests(
  database: Queryable,
  filter: ContestListFilter,
  page: PageRequest,
) {
  const [rows, { total }] = await Promise.all([
    selectListed(database, filter)
      .leftJoin('userAccount as owner', 'owner.id', 'contest.ownerId')
      .selectAll('contest')
      .select('owner.username as ownerName')
      .select((select) => [
        select
          .selectFrom('contestRegistration')
          .whereRef('contestRegistration.contestId', '=', 'contest.id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .as('registrations'),
        select
          .selectFrom('contestProblem')
          .whereRef('contestProblem.contestId', '=', 'contest.id')
          .select((count) => count.fn.countAll<number>().as('count'))
          .as('problemCount'),
        sql<string[]>`ARRAY(
          SELECT username FROM contest_star JOIN user_account ON user_account.id = contest_star.user_id
          WHERE contest_star.contest_id = contest.id ORDER BY username
        )`.as('stars'),
      ])
      // The list shows no duties of staff.
      .select(sql<ContestRow['staff']>`'[]'::jsonb`.as('staff'))
      .select(sql<boolean>`false`.as('isGroupClosed'))
      .orderBy('contest.startAt', 'desc')
      .orderBy('contest.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    selectListed(database, filter)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function lockContest(transaction: Queryable, id: number) {
  await transaction.selectFrom('contest').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertContest(
  transaction: Queryable,
  contest: Insertable<Tables['contest']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('contest')
    .values(contest)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContest(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['contest']>,
) {
  await transaction.updateTable('contest').set(changes).where('id', '=', id).execute();
}

export async function deleteContest(transaction: Queryable, id: number) {
  await transaction.deleteFrom('contest').where('id', '=', id).execute();
}

export async function listStarNames(database: Queryable, contestId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('contestStar')
    .innerJoin('userAccount', 'userAccount.id', 'contestStar.userId')
    .select('userAccount.username')
    .where('contestId', '=', contestId)
    .orderBy('userAccount.username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Matches usernames case-insensitively. */
export async function findAccounts(database: Queryable, names: readonly string[]) {
  if (names.length === 0) return [];
  const lowered = names.map((name) => name.toLowerCase());
  return database
    .selectFrom('userAccount')
    .select(['id', 'username'])
    .where(sql`lower(username)`, 'in', lowered)
    .execute();
}

export async function replaceStars(transaction: Queryable, contestId: number, userIds: readonly string[]) {
  await transaction.deleteFrom('contestStar').where('contestId', '=', contestId).execute();
  if (userIds.length === 0) return;
  await transaction
    .insertInto('contestStar')
    .values(userIds.map((userId) => ({ contestId, userId })))
    .execute();
}

export async function copyStars(transaction: Queryable, { from, to }: { from: number; to: number }) {
  await sql`INSERT INTO contest_star (contest_id, user_id)
    SELECT ${to}, user_id FROM contest_star WHERE contest_id = ${from}`.execute(transaction);
}

/** Returns the number of deleted rows. */
export async function deleteRegistrations(transaction: Queryable, contestId: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('contestRegistration')
    .where('contestId', '=', contestId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Of a contest, or of a problem in it; all of them, or those sent from a time until before another. */
interface SubmissionFilter {
  contestId: number;
  contestProblemId?: number;
  from?: Date;
  to?: Date;
}

async function countOfSubmissions(
  database: Queryable,
  counted: RawBuilder<number>,
  { contestId, contestProblemId, from, to }: SubmissionFilter,
): Promise<number> {
  const { total } = await database
    .selectFrom('submission')
    .select(counted.as('total'))
    .where('contestId', '=', contestId)
    .$if(contestProblemId !== undefined, (query) =>
      query.where('contestProblemId', '=', contestProblemId ?? 0),
    )
    .$if(from !== undefined, (query) => query.where('submittedAt', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('submittedAt', '<', to ?? new Date(0)))
    .executeTakeFirstOrThrow();
  return total;
}

export const countContestSubmissions = (database: Queryable, filter: SubmissionFilter) =>
  countOfSubmissions(database, sql<number>`count(*)`, filter);

/** Those who sent submissions. */
export const countContestants = (database: Queryable, filter: SubmissionFilter) =>
  countOfSubmissions(database, sql<number>`count(DISTINCT user_id)`, filter);

export async function countContestProblems(database: Queryable, contestId: number): Promise<number> {
  const { total } = await database
    .selectFrom('contestProblem')
    .select(sql<number>`count(*)`.as('total'))
    .where('contestId', '=', contestId)
    .executeTakeFirstOrThrow();
  return total;
}
