import { sql, type Queryable } from '@touchstone/database';
import { siteTimeZone } from '../../platform/site-day.ts';
import type { ProfileSubject } from './whose-profile.ts';

/** A banned account has no profile. */
function accountsOf(database: Queryable, { id, username }: ProfileSubject) {
  return database
    .selectFrom('userAccount')
    .where('isBanned', '=', false)
    .$if(id !== undefined, (query) => query.where('userAccount.id', '=', id ?? ''))
    .$if(username !== undefined, (query) =>
      // Names that differ only in case are one name; the index is on the lower-case form.
      query.where(sql`lower(username)`, '=', sql`lower(${username ?? ''})`),
    );
}

export function findAccount(database: Queryable, subject: ProfileSubject) {
  return accountsOf(database, subject)
    .select(['id', 'username', 'nickname', 'gender', 'signature', 'school', 'github', 'blog', 'avatarUrl'])
    .select(['titleName', 'titleColor', 'rating', 'phone', 'level'])
    .select(['memberStatus', 'isAnnualMember', 'memberExpiresAt'])
    .select((select) =>
      select
        .selectFrom('loginRecord')
        .select('loginRecord.createdAt')
        .whereRef('loginRecord.userId', '=', 'userAccount.id')
        .orderBy('loginRecord.createdAt', 'desc')
        .limit(1)
        .as('recentLoginAt'),
    )
    .executeTakeFirst();
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Per problem how often the user submitted in public, and the best score where any submission was scored. */
export function summariseSubmissions(database: Queryable, userId: string) {
  return database
    .selectFrom('submission')
    .select('problemId')
    .select((select) => [
      select.fn.countAll<number>().as('submissions'),
      select.fn.max('oiRankScore').as('bestScore'),
    ])
    .where('userId', '=', userId)
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .groupBy('problemId')
    .orderBy('problemId')
    .execute();
}

export type SubmissionSummaryRow = Awaited<ReturnType<typeof summariseSubmissions>>[number];

/** Solved problems that everybody may see, in the order of their ids. */
export function listSolvedProblems(database: Queryable, userId: string) {
  return database
    .selectFrom('solvedProblem')
    .innerJoin('problem', 'problem.id', 'solvedProblem.problemId')
    .select(['problem.id', 'problem.displayId', 'problem.difficulty'])
    .where('solvedProblem.userId', '=', userId)
    .where('problem.visibility', '=', 'public')
    .orderBy('problem.id')
    .execute();
}

export type SolvedProblemRow = Awaited<ReturnType<typeof listSolvedProblems>>[number];

/** Submissions outside contests by day of the site, for the year that ends with `lastDay`. Days without any are left out. */
export function countSubmissionsByDay(database: Queryable, subject: ProfileSubject, lastDay: string) {
  const day = sql<string>`to_char(submitted_at AT TIME ZONE ${sql.lit(siteTimeZone)}, 'YYYY-MM-DD')`;
  const yearStart = sql<Date>`(${lastDay}::date - interval '1 year') AT TIME ZONE ${sql.lit(siteTimeZone)}`;
  return database
    .selectFrom('submission')
    .select((select) => [day.as('date'), select.fn.countAll<number>().as('count')])
    .where('userId', '=', accountsOf(database, subject).select('id'))
    .where('contestId', 'is', null)
    .where('submittedAt', '>=', yearStart)
    .groupBy('date')
    .orderBy('date')
    .execute();
}
