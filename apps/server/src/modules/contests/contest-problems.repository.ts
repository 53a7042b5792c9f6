/**
 * The entries of a contest decide what the contest shows. The visibility of a problem in the bank is not loaded here:
 * hiding or archiving it must not change a board, a problem list or a result.
 */
import { prepareBatchedQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';

const contestProblems = (database: Queryable) =>
  database
    .selectFrom('contestProblem')
    .innerJoin('problem', 'problem.id', 'contestProblem.problemId')
    .selectAll('contestProblem')
    .select(['problem.isRemote', 'problem.scoring', 'problem.fullScore'])
    .select(['problem.title', 'problem.titleTranslations'])
    // Its display id outside of the contest.
    .select('problem.displayId as ownDisplayId');

export type ContestProblemRow = Awaited<ReturnType<typeof listContestProblems>>[number];

/** Sorted by display id in the contest: A before B, 2 before 10. */
export async function listContestProblems(database: Queryable, contestId: number) {
  const rows = await contestProblems(database).where('contestProblem.contestId', '=', contestId).execute();
  return rows.toSorted((one, other) => byName.compare(one.displayId, other.displayId));
}

const byName = new Intl.Collator('en', { numeric: true });

export const findContestProblem = (database: Queryable, contestId: number, displayId: string) =>
  contestProblems(database)
    .where('contestProblem.contestId', '=', contestId)
    .where('contestProblem.displayId', '=', displayId)
    .executeTakeFirst();

/** Lists the contests that contain a problem. */
export async function listContestsWithProblem(database: Queryable, problemId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('contestProblem')
    .select('contestId')
    .where('problemId', '=', problemId)
    .execute();
  return rows.map(({ contestId }) => contestId);
}

/** A page of messages asks for every solution in it. */
const runningContests = prepareBatchedQuery(
  { problemId: 'bigint', now: 'text' },
  (database, value: ValueOf<{ problemId: number; now: string }>) =>
    database
      .selectFrom('contestProblem')
      .innerJoin('contest', 'contest.id', 'contestProblem.contestId')
      .select('contestProblem.contestId')
      .where('contestProblem.problemId', '=', value('problemId'))
      .where('contest.isVisible', '=', true)
      .where('contest.startAt', '<=', sql<Date>`${value('now')}::timestamptz`)
      .where('contest.endAt', '>', sql<Date>`${value('now')}::timestamptz`),
);

/** Lists the running contests that contain a problem and are shown. */
export async function listRunningContestsWithProblem(
  database: Queryable,
  problemId: number,
  now: Date,
): Promise<number[]> {
  const rows = await runningContests(database, { problemId, now: now.toISOString() });
  return rows.map(({ contestId }) => contestId);
}

/** Renames the entries of a problem that have this title. Returns their contests. */
export async function renameContestProblems(
  transaction: Queryable,
  problemId: number,
  { before, after, now }: { before: string; after: string; now: Date },
): Promise<number[]> {
  const rows = await transaction
    .updateTable('contestProblem')
    .set({ displayTitle: after, updatedAt: now })
    .where('problemId', '=', problemId)
    .where('displayTitle', '=', before)
    .returning('contestId')
    .execute();
  return rows.map(({ contestId }) => contestId);
}
