/** Reference programs of a problem, with their expected verdicts. */
import type { Queryable } from '@touchstone/database';

export interface ProblemSolution {
  /** Unique within its problem. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** Wire statuses; any of them matches. */
  readonly expectedStatuses: readonly number[];
}

export async function listProblemSolutions(
  database: Queryable,
  problemId: number,
): Promise<ProblemSolution[]> {
  const rows = await database
    .selectFrom('problemSolution')
    .select(['name', 'language', 'code', 'expectedStatuses'])
    .where('problemId', '=', problemId)
    .orderBy('position')
    .execute();
  // replaceProblemSolutions is the only writer of the column.
  return rows.map((row) => ({ ...row, expectedStatuses: row.expectedStatuses as number[] }));
}

/** Prevents other changes and the deletion of the problem until the transaction ends. */
export async function lockProblemSolutions(transaction: Queryable, problemId: number) {
  await transaction.selectFrom('problem').select('id').where('id', '=', problemId).forNoKeyUpdate().execute();
}

/** Replaces the solutions, in this order. The caller ensures that names are unique. */
export async function replaceProblemSolutions(
  transaction: Queryable,
  problemId: number,
  solutions: readonly ProblemSolution[],
) {
  await transaction.deleteFrom('problemSolution').where('problemId', '=', problemId).execute();
  if (solutions.length === 0) return;
  const rows = solutions.map(({ name, language, code, expectedStatuses }, index) => ({
    problemId,
    position: index + 1,
    name,
    language,
    code,
    expectedStatuses: JSON.stringify(expectedStatuses),
  }));
  await transaction.insertInto('problemSolution').values(rows).execute();
}
