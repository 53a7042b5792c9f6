import { sql, type Queryable } from '@touchstone/database';

/** The running contests that the user has registered for or has submitted to. */
export async function listRunningContestsOf(
  database: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<number[]> {
  const rows = await database
    .selectFrom('contest')
    .select('contest.id')
    .where('isVisible', '=', true)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('contestRegistration')
            .select(sql<number>`1`.as('one'))
            .whereRef('contestRegistration.contestId', '=', 'contest.id')
            .where('contestRegistration.userId', '=', userId),
        ),
        where.exists(
          where
            .selectFrom('submission')
            .select(sql<number>`1`.as('one'))
            .whereRef('submission.contestId', '=', 'contest.id')
            .whereRef('submission.submittedAt', '>=', 'contest.startAt')
            .where('submission.userId', '=', userId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
