import { statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { siteTimeZone } from '../../../platform/site-day.ts';
import { isOutside } from './secret-contests.ts';

export const listCarouselPictures = (database: Queryable) =>
  database
    .selectFrom('carouselPicture')
    .innerJoin('storedFile', 'storedFile.id', 'carouselPicture.fileId')
    .select(['carouselPicture.id', 'storedFile.sha256', 'storedFile.name'])
    .orderBy('position')
    .orderBy('carouselPicture.id')
    .execute();

export type CarouselRow = Awaited<ReturnType<typeof listCarouselPictures>>[number];

export const listNewestProblems = (database: Queryable, limit: number) =>
  database
    .selectFrom('problem')
    .select(['id', 'displayId', 'title', 'titleTranslations', 'scoring', 'createdAt', 'updatedAt'])
    .where('visibility', '=', sql.lit('public' as const))
    .where('groupId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type NewestProblemRow = Awaited<ReturnType<typeof listNewestProblems>>[number];

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp AT TIME ZONE ${sql.lit(siteTimeZone)}`;

const selectUsers = (database: Queryable) =>
  database
    .selectFrom('userAccount')
    .select(['userAccount.id', 'username', 'nickname', 'avatarUrl', 'titleName', 'titleColor'])
    .where(sql<boolean>`NOT is_banned`);

/** So many more rows are loaded, because some of the first may belong to banned accounts. */
const bannedAmongThem = 20;

/** Users who solved public problems since the start of the day, by the number of problems. */
export function listSolversSince(database: Queryable, { day, limit }: { day: string; limit: number }) {
  const solvers = database
    .selectFrom('solvedProblem')
    .innerJoin('problem', 'problem.id', 'solvedProblem.problemId')
    .select('solvedProblem.userId')
    .select((select) => select.fn.countAll<number>().as('solved'))
    .where('solvedAt', '>=', startOf(day))
    .where('problem.visibility', '=', 'public')
    .where('problem.groupId', 'is', null)
    .groupBy('solvedProblem.userId')
    .orderBy('solved', 'desc')
    .fetch(limit + bannedAmongThem, 'with ties');
  return selectUsers(database)
    .innerJoin(solvers.as('solvers'), 'solvers.userId', 'userAccount.id')
    .select('solvers.solved')
    .orderBy('solvers.solved', 'desc')
    .orderBy('userAccount.createdAt', 'desc')
    .orderBy('userAccount.id')
    .limit(limit)
    .execute();
}

export type SolverRow = Awaited<ReturnType<typeof listSolversSince>>[number];

export const listNewestUsers = (database: Queryable, limit: number) =>
  selectUsers(database)
    .orderBy('userAccount.createdAt', 'desc')
    .orderBy('userAccount.id')
    .limit(limit)
    .execute();

/**
 * Counts the submissions in any context except those of `secretContestIds`: both numbers of a day are about the same
 * submissions. Days without submissions are left out.
 */
export function countSubmissionsSince(
  database: Queryable,
  { day, secretContestIds }: { day: string; secretContestIds: readonly number[] },
) {
  const dayOf = sql<string>`to_char(submitted_at AT TIME ZONE ${sql.lit(siteTimeZone)}, 'YYYY-MM-DD')`;
  return database
    .selectFrom('submission')
    .select((select) => [
      dayOf.as('day'),
      select.fn.countAll<number>().as('total'),
      select.fn.countAll<number>().filterWhere('status', '=', statuses.accepted).as('accepted'),
    ])
    .where(isOutside(secretContestIds))
    .where('submittedAt', '>=', startOf(day))
    .groupBy('day')
    .execute();
}
