import type { FailingInputResult } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

export async function findSearchedProblem(database: Queryable, id: number) {
  const row = await database
    .selectFrom('problem')
    .select(['isRemote', 'examples'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Writers validate the column against this type.
  const examples = row.examples as unknown as { input: string }[];
  return { isRemote: row.isRemote, samples: examples.map(({ input }) => input) };
}

export const findProgramOf = (database: Queryable, submissionId: number) =>
  database
    .selectFrom('submission')
    .select(['userId', 'problemId', 'contestId', 'language', 'code'])
    .where('id', '=', submissionId)
    .executeTakeFirst();

export async function findSearch(database: Queryable, key: string) {
  const row = await database
    .selectFrom('counterExample')
    .leftJoin('judgingTask', 'judgingTask.counterExampleId', 'counterExample.id')
    .select(['counterExample.result', 'judgingTask.id as taskId', 'judgingTask.attemptId'])
    .where('counterExample.key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // Written from a validated report of a judge.
  return { ...row, result: row.result as unknown as FailingInputResult | null };
}

/** Locks the row, new or not, without a result. Returns its id, or undefined if a search is under way. */
export async function beginSearch(
  transaction: Queryable,
  { problemId, key, now }: { problemId: number; key: string; now: Date },
): Promise<number | undefined> {
  const { id } = await transaction
    .insertInto('counterExample')
    .values({ problemId, key, createdAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ createdAt: now, result: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const task = await transaction
    .selectFrom('judgingTask')
    .select('id')
    .where('counterExampleId', '=', id)
    .executeTakeFirst();
  return task === undefined ? id : undefined;
}

export async function countOpenSearches(database: Queryable, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('judgingTask')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'find-failing-input')
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Old results are searched again when somebody asks for them. */
export async function deleteOldSearches(database: Queryable, createdBefore: Date) {
  await sql`
    DELETE FROM counter_example WHERE id IN (
      SELECT id FROM counter_example WHERE created_at < ${createdBefore} AND result IS NOT NULL
      ORDER BY created_at LIMIT 100)`.execute(database);
}
