/**
 * Contests of which only those who run them are told how they go: they have not ended, or their seal was kept. The figures of
 * the site leave their results out; else whoever looks at them twice would know what happens behind a seal.
 */
import { sql, type Queryable } from '@touchstone/database';
import { areResultsOpen } from '@touchstone/rules/contests/contest-time';

export async function listSecretContestIds(database: Queryable, now: Date): Promise<number[]> {
  const contests = await database
    .selectFrom('contest')
    .select(['id', 'startAt', 'endAt', 'sealedFrom', 'isUnsealedAtEnd'])
    // Of the others the rule says that they are open.
    .where((where) => where.or([where('endAt', '>', now), where('sealedFrom', 'is not', null)]))
    .execute();
  const isSecret = (contest: (typeof contests)[number]) =>
    !areResultsOpen(
      {
        startMs: contest.startAt.getTime(),
        endMs: contest.endAt.getTime(),
        sealedFromMs: contest.sealedFrom?.getTime() ?? null,
        isUnsealedAtEnd: contest.isUnsealedAtEnd,
      },
      now.getTime(),
    );
  return contests.filter(isSecret).map(({ id }) => id);
}

/** Of a submission: it was made to none of these contests. */
export const isOutside = (contestIds: readonly number[]) =>
  sql<boolean>`(contest_id IS NULL OR contest_id <> ALL(${[...contestIds]}::bigint[]))`;
