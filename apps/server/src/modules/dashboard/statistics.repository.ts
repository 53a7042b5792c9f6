import { sql, type Queryable } from '@touchstone/database';
import { siteTimeZone } from '../../platform/site-day.ts';
import { isOutside } from '../site/index.ts';

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp AT TIME ZONE ${sql.lit(siteTimeZone)}`;
const dayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} AT TIME ZONE ${sql.lit(siteTimeZone)}, 'YYYY-MM-DD')`;

/** Rows of large tables are counted by index-only scans, in one statement. */
export async function countSite(database: Queryable, today: string) {
  const { rows } = await sql<{ users: number; problems: number; submissions: number; today: number }>`
    SELECT
      (SELECT count(*) FROM user_account) AS users,
      (SELECT count(*) FROM problem) AS problems,
      (SELECT count(*) FROM submission) AS submissions,
      (SELECT count(*) FROM submission WHERE submitted_at >= ${startOf(today)}) AS today`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the count query returned no row');
  return counts;
}

/** Counts public contests. */
export async function countNearContests(
  database: Queryable,
  { now, startingBefore }: { now: Date; startingBefore: Date },
): Promise<number> {
  const { count } = await database
    .selectFrom('contest')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('isVisible', '=', true)
    .where('groupId', 'is', null)
    .where('endAt', '>', now)
    .where('startAt', '<', startingBefore)
    .executeTakeFirstOrThrow();
  return count;
}

/** By day and status, with the number outside the secret contests. Days without submissions are left out. */
export const countResultsSince = (database: Queryable, day: string, secretContestIds: readonly number[]) =>
  database
    .selectFrom('submission')
    .select((select) => [
      dayOf('submittedAt').as('day'),
      'status',
      select.fn.countAll<number>().as('submitted'),
      select.fn.countAll<number>().filterWhere(isOutside(secretContestIds)).as('count'),
    ])
    .where('submittedAt', '>=', startOf(day))
    .groupBy(['day', 'status'])
    .execute();

export const countNewUsersSince = (database: Queryable, day: string) =>
  database
    .selectFrom('userAccount')
    .select((select) => [dayOf('createdAt').as('day'), select.fn.countAll<number>().as('count')])
    .where('createdAt', '>=', startOf(day))
    .groupBy('day')
    .execute();

export const listLogins = (database: Queryable, userId: string, limit: number) =>
  database
    .selectFrom('loginRecord')
    .select(['id', 'userId', 'userAgent', 'ip', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type LoginRow = Awaited<ReturnType<typeof listLogins>>[number];

export const countOpenTasks = (database: Queryable) =>
  database
    .selectFrom('judgingTask')
    .select((select) => [
      'lane',
      select.fn.countAll<number>().filterWhere('attemptId', 'is', null).as('waiting'),
      select.fn.countAll<number>().filterWhere('attemptId', 'is not', null).as('running'),
      select.fn.min<Date | null>('createdAt').filterWhere('attemptId', 'is', null).as('waitingSince'),
    ])
    .where('finishedAt', 'is', null)
    .groupBy('lane')
    .execute();

export async function describeDatabase(database: Queryable) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database()) AS bytes`.execute(
    database,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('a query without FROM returns one row');
  return facts;
}
