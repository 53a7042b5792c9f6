import { statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

export async function findExplainedProblem(database: Queryable, problemId: number) {
  const { examples, ...problem } = await database
    .selectFrom('problem')
    .select(['authorId', 'caseFeedback', 'examples'])
    .where('id', '=', problemId)
    .executeTakeFirstOrThrow();
  // The problem form is the only writer of this column.
  return { ...problem, examples: examples as unknown as { input: string; output: string }[] };
}

export const listFailedCases = (database: Queryable, submissionId: number) =>
  database
    .selectFrom('submissionCase')
    .select(['seq', 'caseId', 'status', 'message', 'note'])
    .where('submissionId', '=', submissionId)
    .where('status', 'not in', [statuses.accepted, statuses.cancelled])
    .orderBy('seq')
    .execute();

export async function listSampleCaseIds(database: Queryable, problemId: number, inputHashes: string[]) {
  if (inputHashes.length === 0) return [];
  const rows = await database
    .selectFrom('problemCase')
    .select('id')
    .where('problemId', '=', problemId)
    .where('inputSha256', 'in', inputHashes)
    .execute();
  return rows.map(({ id }) => id);
}
