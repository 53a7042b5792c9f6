/** The tasks of a lane that wait, what their users cost the judges, and what is taken of them. */
import { sql, type Queryable } from '@touchstone/database';
import { judgesSubmissions, type Lane } from '@touchstone/rules/judging/lanes';
import {
  excessMs,
  forgottenBefore,
  openTaskCostMs,
  recentUseMs,
  type WaitingTask,
} from '@touchstone/rules/judging/queue-order';

import { isAnyContestApart } from './apart.repository.ts';

/** So many tasks of the lowest ranks are put in order. Among more users with a first task, those who came first are next. */
const orderedTasks = 64;

interface OpenTask {
  userId: string | null;
  ownerId: string | null;
  usedMs: number;
  isRunning: boolean;
}

interface LaneRow {
  waiting: WaitingTask[];
  open: OpenTask[];
  used: { userId: string; usedMs: number; asOf: string }[];
  isAnyApart: boolean;
}

/** The waiting tasks of the lowest ranks that this judge can run and may have now, and what their users cost. */
export async function loadLane(
  database: Queryable,
  {
    lane,
    languages,
    judgeName,
    now,
  }: { lane: Lane; languages: readonly string[]; judgeName: string; now: Date },
) {
  const { rows } = await sql<LaneRow>`
    WITH waiting AS MATERIALIZED (
      SELECT id, user_id, owner_id, queue_rank FROM judging_task
      WHERE attempt_id IS NULL AND finished_at IS NULL AND lane = ${lane}
        AND language = ANY (${languages}::text[])
        AND (held_until IS NULL OR held_until <= ${now})
        AND (returned_by IS DISTINCT FROM ${judgeName} OR avoided_until IS NULL OR avoided_until <= ${now})
      ORDER BY queue_rank, id LIMIT ${orderedTasks}
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
         'id', id, 'userId', user_id, 'ownerId', owner_id, 'rank', queue_rank)), '[]') FROM waiting) AS waiting,
      (SELECT coalesce(json_agg(json_build_object(
         'userId', user_id, 'ownerId', owner_id, 'usedMs', used_ms, 'isRunning', attempt_id IS NOT NULL)), '[]')
       FROM judging_task
       WHERE lane = ${lane} AND finished_at IS NULL AND (attempt_id IS NOT NULL OR used_ms > 0)) AS open,
      (SELECT coalesce(json_agg(json_build_object('userId', user_id, 'usedMs', used_ms, 'asOf', as_of)), '[]')
       FROM judging_use
       WHERE lane = ${lane}
         AND user_id IN (SELECT user_id FROM waiting UNION SELECT owner_id FROM waiting)) AS used,
      ${isAnyContestApart} AS is_any_apart`.execute(database);
  const { waiting, open, used, isAnyApart } = rows[0] ?? {
    waiting: [],
    open: [],
    used: [],
    isAnyApart: false,
  };
  const costs = new Map<string, number>();
  const add = (user: string | null, cost: number) => {
    if (user !== null && cost > 0) costs.set(user, (costs.get(user) ?? 0) + cost);
  };
  for (const { userId, ownerId, usedMs, isRunning } of open) {
    // Of a task that waits, the place among the tasks of its user counts the rest.
    add(userId, isRunning ? openTaskCostMs(usedMs) : excessMs(usedMs));
    add(ownerId, excessMs(usedMs));
  }
  for (const { userId, usedMs, asOf } of used)
    add(userId, recentUseMs({ usedMs, asOf: new Date(asOf) }, now));
  return { waiting, costs, isAnyApart };
}

/**
 * Locks the rows that attempts of these tasks change, of the first `limit` tasks in this order that nobody has locked: their
 * submissions, or the tasks themselves if they have none. Waits for no lock. Returns the ids of the tasks.
 */
export async function lockFirstTasks(
  transaction: Queryable,
  { lane, taskIds, limit }: { lane: Lane; taskIds: readonly number[]; limit: number },
): Promise<number[]> {
  const ordered = sql`unnest(${taskIds}::bigint[]) WITH ORDINALITY AS ordered (id, place)
    JOIN judging_task task ON task.id = ordered.id`;
  const query = judgesSubmissions(lane)
    ? sql<{ id: number }>`
        SELECT task.id FROM ${ordered} JOIN submission ON submission.id = task.submission_id
        ORDER BY place LIMIT ${limit} FOR NO KEY UPDATE OF submission SKIP LOCKED`
    : sql<{ id: number }>`
        SELECT task.id FROM ${ordered} ORDER BY place LIMIT ${limit} FOR UPDATE OF task SKIP LOCKED`;
  const { rows } = await query.execute(transaction);
  return rows.map(({ id }) => id);
}

export interface UsedTime {
  lane: Lane;
  userId: string | null;
  ownerId: string | null;
  usedMs: number;
}

/** Writes down what a task took beyond an ordinary one, for its user and its owner. The last lock of a transaction. */
export async function rememberUse(transaction: Queryable, { lane, usedMs, ...payers }: UsedTime, now: Date) {
  const excess = excessMs(usedMs);
  if (excess === 0) return;
  const users = [payers.userId, payers.ownerId].filter((user) => user !== null);
  // In one order, so that two transactions do not wait for each other.
  for (const userId of users.toSorted()) {
    const before = await transaction
      .insertInto('judgingUse')
      .values({ lane, userId, usedMs: 0, asOf: now })
      .onConflict((conflict) =>
        conflict.columns(['lane', 'userId']).doUpdateSet((set) => ({ usedMs: set.ref('judgingUse.usedMs') })),
      )
      .returning(['usedMs', 'asOf'])
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('judgingUse')
      .set({ usedMs: recentUseMs(before, now) + excess, asOf: now })
      .where('lane', '=', lane)
      .where('userId', '=', userId)
      .execute();
  }
}

export async function deleteForgottenUse(database: Queryable, now: Date) {
  await database.deleteFrom('judgingUse').where('asOf', '<', forgottenBefore(now)).execute();
}

/** What running attempts of this judge have used so far. */
export async function recordUsedTime(
  database: Queryable,
  judgeInstance: string,
  used: readonly { attemptId: string; usedMs: number }[],
) {
  const beyondOrdinary = used.filter(({ usedMs }) => excessMs(usedMs) > 0);
  if (beyondOrdinary.length === 0) return;
  await sql`
    WITH held AS (
      SELECT task.id, said."usedMs" AS used_ms
      FROM judging_task task
      JOIN jsonb_to_recordset(${JSON.stringify(beyondOrdinary)}::jsonb) AS said ("attemptId" uuid, "usedMs" bigint)
        ON task.attempt_id = said."attemptId"
      WHERE task.judge_instance = ${judgeInstance}
      ORDER BY task.id FOR NO KEY UPDATE OF task
    )
    UPDATE judging_task SET used_ms = held.used_ms FROM held WHERE judging_task.id = held.id`.execute(
    database,
  );
}
