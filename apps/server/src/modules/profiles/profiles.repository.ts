import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { siteTimeZone } from '../../platform/site-day.ts';
import type { ProfileSubject } from './profile-subject.ts';

/** Each way to identify an account is a separate prepared statement. */
interface Lookup {
  fields: readonly (keyof ProfileSubject)[];
}

const lookupOf = ({ id, username }: ProfileSubject): Lookup => ({
  fields: [
    ...(id === undefined ? [] : ['id' as const]),
    ...(username === undefined ? [] : ['username' as const]),
  ],
});

interface LookupValues {
  id: string;
  username: string;
}

/** A banned account has no profile. */
const accountsMatching = (database: Queryable, { fields }: Lookup, value: ValueOf<LookupValues>) =>
  database
    .selectFrom('userAccount')
    .where('isBanned', '=', sql.lit(false))
    .$if(fields.includes('id'), (query) => query.where('userAccount.id', '=', value('id')))
    .$if(fields.includes('username'), (query) =>
      // Usernames are case-insensitive; the index is on the lower-case form.
      query.where(sql`lower(username)`, '=', sql`lower(${value('username')})`),
    );

/** With everything that a profile shows. */
const accountsBy = prepareForEach((lookup: Lookup) =>
  prepareQuery((database, value: ValueOf<LookupValues>) =>
    accountsMatching(database, lookup, value)
      .select(['id', 'username', 'nickname', 'gender', 'signature', 'school', 'github', 'blog', 'avatarUrl'])
      .select(['titleName', 'titleColor', 'rating', 'phone', 'level'])
      .select(['memberStatus', 'isAnnualMember', 'memberExpiresAt'])
      .select((select) =>
        select
          .selectFrom('loginRecord')
          .select('loginRecord.createdAt')
          .whereRef('loginRecord.userId', '=', 'userAccount.id')
          .orderBy('loginRecord.createdAt', 'desc')
          .limit(sql.lit(1))
          .as('recentLoginAt'),
      ),
  ),
);

export async function findAccount(database: Queryable, subject: ProfileSubject) {
  const { id = '', username = '' } = subject;
  const [account] = await accountsBy(lookupOf(subject))(database, { id, username });
  return account;
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const submissionsOf = prepareQuery((database, value: ValueOf<{ userId: string }>) =>
  database
    .selectFrom('submission')
    .select('problemId')
    .select((select) => [
      select.fn.countAll<number>().as('submissions'),
      select.fn.max('oiRankScore').as('bestScore'),
    ])
    .where('userId', '=', value('userId'))
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .groupBy('problemId')
    .orderBy('problemId'),
);

/** Per problem, the number of public submissions of the user, and the best score if any was scored. */
export const summariseSubmissions = (database: Queryable, userId: string) =>
  submissionsOf(database, { userId });

export type SubmissionSummaryRow = Awaited<ReturnType<typeof summariseSubmissions>>[number];

const solvedBy = prepareQuery((database, value: ValueOf<{ userId: string }>) =>
  database
    .selectFrom('solvedProblem')
    .innerJoin('problem', 'problem.id', 'solvedProblem.problemId')
    .select(['problem.id', 'problem.displayId', 'problem.difficulty'])
    .where('solvedProblem.userId', '=', value('userId'))
    .where('problem.visibility', '=', sql.lit('public' as const))
    .orderBy('problem.id'),
);

/** Solved public problems, in the order of their ids. */
export const listSolvedProblems = (database: Queryable, userId: string) => solvedBy(database, { userId });

export type SolvedProblemRow = Awaited<ReturnType<typeof listSolvedProblems>>[number];

const submissionsByDay = prepareForEach((lookup: Lookup) =>
  prepareQuery((database, value: ValueOf<LookupValues & { lastDay: string }>) => {
    const day = sql<string>`to_char(submitted_at AT TIME ZONE ${sql.lit(siteTimeZone)}, 'YYYY-MM-DD')`;
    const yearStart = sql<Date>`(${value('lastDay')}::date - interval '1 year') AT TIME ZONE ${sql.lit(siteTimeZone)}`;
    return database
      .selectFrom('submission')
      .select((select) => [day.as('date'), select.fn.countAll<number>().as('count')])
      .where('userId', '=', accountsMatching(database, lookup, value).select('id'))
      .where('contestId', 'is', null)
      .where('submittedAt', '>=', yearStart)
      .groupBy('date')
      .orderBy('date');
  }),
);

/**
 * Submissions outside contests by day of the site, for the year that ends with `lastDay`. Days without
 * submissions are left out.
 */
export const countSubmissionsByDay = (database: Queryable, subject: ProfileSubject, lastDay: string) => {
  const { id = '', username = '' } = subject;
  return submissionsByDay(lookupOf(subject))(database, { id, username, lastDay });
};
