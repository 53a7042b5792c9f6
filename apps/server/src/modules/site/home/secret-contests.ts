/**
 * Contests whose results only their administrators may see: they have not ended, or are still frozen. Site
 * statistics leave their results out. Otherwise a viewer could compare two snapshots and infer results after
 * the freeze.
 */
import { sql, type Queryable } from '@touchstone/database';
import { areResultsOpen } from '@touchstone/rules/contests/contest-time';

export async function listSecretContestIds(database: Queryable, now: Date): Promise<number[]> {
  const contests = await database
    .selectFrom('contest')
    .select(['id', 'startAt', 'endAt', 'sealedFrom', 'isUnsealedAtEnd'])
    // All other contests have public results, so the rule need not be evaluated for them.
    .where((where) => where.or([where('endAt', '>', now), where('sealedFrom', 'is not', null)]))
    .execute();
  const isSecret = (contest: (typeof contests)[number]) =>
    !areResultsOpen(
      {
        startMs: contest.startAt.getTime(),
        endMs: contest.endAt.getTime(),
        frozenFromMs: contest.sealedFrom?.getTime() ?? null,
        isUnfrozenAtEnd: contest.isUnsealedAtEnd,
      },
      now.getTime(),
    );
  return contests.filter(isSecret).map(({ id }) => id);
}

/** A condition on submissions: not in any of these contests. */
export const isOutside = (contestIds: readonly number[]) =>
  sql<boolean>`(contest_id IS NULL OR contest_id <> ALL(${[...contestIds]}::bigint[]))`;
