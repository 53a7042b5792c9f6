import type { Queryable } from '@touchstone/database';

/** Newest first. */
const listContestsOf = (database: Queryable, problemIds: readonly number[]) =>
  database
    .selectFrom('contestProblem')
    .innerJoin('contest', 'contest.id', 'contestProblem.contestId')
    .select(['contestProblem.problemId', 'contest.id', 'contest.title', 'contest.startAt', 'contest.endAt'])
    .select('contest.groupId')
    .where('contestProblem.problemId', 'in', problemIds)
    .orderBy('contest.startAt', 'desc')
    .orderBy('contest.id', 'desc')
    .execute();

export type UsingContest = Omit<Awaited<ReturnType<typeof listContestsOf>>[number], 'problemId'>;

/** Maps problem ids to the contests that contain them. Unused problems are absent. */
export async function mapUsage(
  database: Queryable,
  problemIds: readonly number[],
): Promise<Map<number, UsingContest[]>> {
  if (problemIds.length === 0) return new Map();
  const usage = new Map<number, UsingContest[]>();
  for (const { problemId, ...contest } of await listContestsOf(database, problemIds))
    usage.set(problemId, [...(usage.get(problemId) ?? []), contest]);
  return usage;
}

export const listUsingContests = async (database: Queryable, problemId: number): Promise<UsingContest[]> =>
  (await mapUsage(database, [problemId])).get(problemId) ?? [];
