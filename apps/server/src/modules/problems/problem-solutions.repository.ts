/** The setters' own programs of a problem, with what the judge shall say of them. */
import type { Queryable } from '@touchstone/database';

export interface ProblemSolution {
  /** Unique within its problem. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
  /** Statuses of the wire; any of them is right. */
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
  // The column holds what replaceProblemSolutions wrote.
  return rows.map((row) => ({ ...row, expectedStatuses: row.expectedStatuses as number[] }));
}

/** Until the transaction ends nobody else changes them, and the problem is not deleted. */
export async function lockProblemSolutions(transaction: Queryable, problemId: number) {
  await transaction.selectFrom('problem').select('id').where('id', '=', problemId).forNoKeyUpdate().execute();
}

/** Puts these in the place of those that the problem had, in this order. Two of one name are a fault of the caller. */
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
