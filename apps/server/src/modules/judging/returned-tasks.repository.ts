import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';

type Return = Required<
  Pick<
    Updateable<Tables['judgingTask']>,
    'returns' | 'returnedAt' | 'returnedBy' | 'returnFault' | 'returnDetail' | 'avoidedUntil' | 'heldUntil'
  >
>;

export async function markReturned(transaction: Queryable, taskId: number, returned: Return) {
  await transaction.updateTable('judgingTask').set(returned).where('id', '=', taskId).execute();
}

const waitingAgain = (database: Queryable) =>
  database
    .selectFrom('judgingTask')
    .where('returnedAt', 'is not', null)
    .where('attemptId', 'is', null)
    .where('finishedAt', 'is', null);

const listedTasks = 100;

export const listReturnedTasks = (database: Queryable) =>
  waitingAgain(database)
    .select(['id', 'kind', 'submissionId', 'language', 'returns', 'heldUntil'])
    .select(['returnFault', 'returnDetail', 'returnedBy', 'returnedAt'])
    .orderBy('returnedAt', 'desc')
    .limit(listedTasks)
    .execute();

export type ReturnedRow = Awaited<ReturnType<typeof listReturnedTasks>>[number];

export async function countHeldTasks(database: Queryable, now: Date) {
  const { count } = await waitingAgain(database)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('heldUntil', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** Any judge gets it at once. False if it does not wait, or was not given back. */
export async function releaseTask(transaction: Queryable, taskId: number) {
  const { numUpdatedRows } = await transaction
    .updateTable('judgingTask')
    .set({ returns: 0, avoidedUntil: null, heldUntil: null })
    .where('id', '=', taskId)
    .where('returnedAt', 'is not', null)
    .where('attemptId', 'is', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What this judge gave back is no longer held. Rows are locked in the order of their ids, like everywhere else. */
export async function releaseTasksOf(database: Queryable, judgeName: string) {
  const { numAffectedRows } = await sql`
    WITH held AS (
      SELECT id FROM judging_task
      WHERE returned_by = ${judgeName} AND held_until IS NOT NULL AND attempt_id IS NULL AND finished_at IS NULL
      ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE judging_task SET held_until = NULL FROM held WHERE judging_task.id = held.id`.execute(database);
  return Number(numAffectedRows ?? 0);
}
