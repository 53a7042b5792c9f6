import type { Queryable, Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';

/**
 * Undefined when there is none. The lock lets others refer to the row: a verdict may mark a problem as solved by a submission
 * that is being judged again at that moment.
 */
export function lockSubmission(transaction: Queryable, id: number) {
  return transaction
    .selectFrom('submission')
    .select(['id', 'problemId', 'userId', 'contestId', 'groupId', 'status', 'language'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedSubmission = NonNullable<Awaited<ReturnType<typeof lockSubmission>>>;

export async function deleteTaskOfSubmission(transaction: Queryable, submissionId: number) {
  await transaction.deleteFrom('judgingTask').where('submissionId', '=', submissionId).execute();
}

export async function insertTask(transaction: Queryable, task: Insertable<Tables['judgingTask']>) {
  const { id } = await transaction
    .insertInto('judgingTask')
    .values(task)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The numbers of tasks by the programs that they check. */
export async function insertTasks(
  transaction: Queryable,
  tasks: (Insertable<Tables['judgingTask']> & { checkProgramId: number })[],
): Promise<Map<number, number>> {
  if (tasks.length === 0) return new Map();
  const rows = await transaction
    .insertInto('judgingTask')
    .values(tasks)
    .returning(['id', 'checkProgramId'])
    .$narrowType<{ checkProgramId: number }>()
    .execute();
  return new Map(rows.map(({ id, checkProgramId }) => [checkProgramId, id]));
}

export async function countOpenTasks(database: Queryable, userId: string, atMost: number) {
  const { count } = await database
    .selectFrom((from) =>
      from
        .selectFrom('judgingTask')
        .select('id')
        .where('userId', '=', userId)
        .where('finishedAt', 'is', null)
        .limit(atMost)
        .as('open'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findTask(database: Queryable, id: number) {
  return database
    .selectFrom('judgingTask')
    .select(['id', 'result', 'finishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteTask(database: Queryable, id: number) {
  await database.deleteFrom('judgingTask').where('id', '=', id).execute();
}

export function findTaskByKey(database: Queryable, key: string, userId: string) {
  return database
    .selectFrom('judgingTask')
    .select(['id', 'payload', 'result', 'finishedAt', 'createdAt'])
    .where('key', '=', key)
    .where('userId', '=', userId)
    .where('kind', '=', 'test-run')
    .executeTakeFirst();
}

export async function deleteTaskByKey(database: Queryable, key: string) {
  await database.deleteFrom('judgingTask').where('key', '=', key).execute();
}
