import type { Queryable } from '@touchstone/database';

const contestProblems = (database: Queryable) =>
  database
    .selectFrom('contestProblem')
    .innerJoin('problem', 'problem.id', 'contestProblem.problemId')
    .selectAll('contestProblem')
    .select(['problem.visibility', 'problem.isRemote', 'problem.scoring', 'problem.fullScore'])
    // What it is called outside of the contest.
    .select('problem.displayId as ownDisplayId');

export type ContestProblemRow = Awaited<ReturnType<typeof listContestProblems>>[number];

/** In the order of their names in the contest: A before B, 2 before 10. */
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

/** The contests that ask a problem. */
export async function listContestsAsking(database: Queryable, problemId: number): Promise<number[]> {
  const rows = await database
    .selectFrom('contestProblem')
    .innerJoin('problem', 'problem.id', 'contestProblem.problemId')
    .select('contestProblem.contestId')
    .where('contestProblem.problemId', '=', problemId)
    .where('problem.visibility', '!=', 'private')
    .execute();
  return rows.map(({ contestId }) => contestId);
}
