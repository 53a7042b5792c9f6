import { sql, type Queryable } from '@touchstone/database';

export async function listTrainingIdsWith(
  database: Queryable,
  problemIds: readonly number[],
): Promise<number[]> {
  const rows = await database
    .selectFrom('trainingProblem')
    .select('trainingId')
    .distinct()
    .where('problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .orderBy('trainingId')
    .execute();
  return rows.map(({ trainingId }) => trainingId);
}

export const lockTrainingIds = async (transaction: Queryable, ids: readonly number[]) =>
  sql`SELECT FROM training WHERE id = ANY(${ids}::bigint[]) ORDER BY id FOR UPDATE`.execute(transaction);
