import type { Queryable } from '@touchstone/database';

export interface ContestPlace {
  contestId: number;
  contestProblemId: number;
}

/** In the order of the ids, as everybody holds them. */
export async function lockContestWork(transaction: Queryable, { contestId, contestProblemId }: ContestPlace) {
  await transaction
    .selectFrom('submission')
    .select('id')
    .where('contestId', '=', contestId)
    .where('contestProblemId', '=', contestProblemId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Answers who made each of them. */
export async function deleteContestSubmissions(
  transaction: Queryable,
  { contestId, contestProblemId }: ContestPlace,
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('submission')
    .where('contestId', '=', contestId)
    .where('contestProblemId', '=', contestProblemId)
    .returning('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Those that have any of the problems. */
export async function listContestsWith(
  database: Queryable,
  problemIds: readonly number[],
): Promise<number[]> {
  const rows = await database
    .selectFrom('contestProblem')
    .select('contestId')
    .distinct()
    .where('problemId', 'in', problemIds)
    .execute();
  return rows.map(({ contestId }) => contestId);
}

/** Those that any of the users submitted to or registered for. */
export async function listContestsOf(database: Queryable, userIds: readonly string[]): Promise<number[]> {
  const rows = await database
    .selectFrom('submission')
    .select('contestId')
    .where('userId', 'in', userIds)
    .where('contestId', 'is not', null)
    .union(database.selectFrom('contestRegistration').select('contestId').where('userId', 'in', userIds))
    .execute();
  return rows.flatMap(({ contestId }) => contestId ?? []);
}
