import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, RawBuilder } from 'kysely';

/**
 * Returns undefined when there is none. The lock mode allows foreign keys to the row: a verdict may mark a problem as
 * solved by a submission that is being rejudged at that moment.
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

/** Returns what was deleted, if anything. */
export const deleteTaskOfSubmission = (transaction: Queryable, submissionId: number) =>
  transaction
    .deleteFrom('judgingTask')
    .where('submissionId', '=', submissionId)
    .returning('requestId')
    .executeTakeFirst();

/**
 * Deletes the matching tasks in id order: see queue-tasks. This runs before rows that tasks refer to are deleted, since
 * a cascade would delete the tasks in any order, and after the referenced rows.
 */
export async function deleteTasks(transaction: Queryable, where: RawBuilder<unknown>) {
  await sql`
    WITH held AS MATERIALIZED (SELECT id FROM judging_task WHERE ${where} ORDER BY id FOR UPDATE)
    DELETE FROM judging_task USING held WHERE judging_task.id = held.id`.execute(transaction);
}

/** Tasks that judge these submissions, or check them in a trial. */
export const isAboutSubmissions = (submissions: RawBuilder<unknown>) => sql<boolean>`(
  submission_id IN ${submissions}
  OR check_program_id IN (SELECT id FROM problem_check_program WHERE submission_id IN ${submissions}))`;

export async function insertTask(transaction: Queryable, task: Insertable<Tables['judgingTask']>) {
  const { id } = await transaction
    .insertInto('judgingTask')
    .values(task)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Maps check program ids to task ids. */
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
