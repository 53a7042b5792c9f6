import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
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
    .returning(['requestId', 'attemptId', 'judgeInstance'])
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

export async function insertTasks(transaction: Queryable, tasks: Insertable<Tables['judgingTask']>[]) {
  if (tasks.length > 0) await transaction.insertInto('judgingTask').values(tasks).execute();
}

/** Not all of a flood are counted. */
const mostCountedTasks = 1000;

/** What decides where a new task stands: open tasks of its user, and what its payers used lately. */
export async function loadOwnCosts(
  database: Queryable,
  { userId, ownerId, lane }: { userId: string; ownerId: string | null; lane: Lane },
) {
  const { rows } = await sql<{
    openUsedMs: number[];
    userUse: StoredUse | null;
    ownerUse: StoredUse | null;
  }>`
    SELECT
      ARRAY(SELECT used_ms::integer FROM judging_task
            WHERE user_id = ${userId} AND lane = ${lane} AND finished_at IS NULL
            LIMIT ${mostCountedTasks}) AS open_used_ms,
      ${selectUse(lane, userId)} AS user_use,
      ${selectUse(lane, ownerId)} AS owner_use`.execute(database);
  return rows[0] ?? { openUsedMs: [], userUse: null, ownerUse: null };
}

/** As JSON, so the time is a text. */
export interface StoredUse {
  usedMs: number;
  asOf: string;
}

const selectUse = (lane: Lane, userId: string | null) => sql`(
  SELECT json_build_object('usedMs', used_ms, 'asOf', as_of) FROM judging_use
  WHERE lane = ${lane} AND user_id = ${userId})`;

/** The owner of the group whose problem was submitted to, if that is somebody else. */
export async function findAnsweringOwner(database: Queryable, submissionId: number) {
  const row = await database
    .selectFrom('submission')
    .innerJoin('problem', 'problem.id', 'submission.problemId')
    .innerJoin('userGroup', 'userGroup.id', 'problem.groupId')
    .select('userGroup.ownerId')
    .where('submission.id', '=', submissionId)
    .whereRef('userGroup.ownerId', '!=', 'submission.userId')
    .executeTakeFirst();
  return row?.ownerId ?? null;
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
