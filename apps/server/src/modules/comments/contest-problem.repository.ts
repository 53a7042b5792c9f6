import type { Queryable } from '@touchstone/database';

export async function findContestProblemId(
  database: Queryable,
  contestId: number,
  displayId: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('contestProblem')
    .select('id')
    .where('contestId', '=', contestId)
    .where('displayId', '=', displayId)
    .executeTakeFirst();
  return row?.id;
}
