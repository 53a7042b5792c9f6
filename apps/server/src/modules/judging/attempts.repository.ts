import { statuses, type FinishedPart } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
import { notification } from '../../platform/event-bus.ts';
import type { CallingJudge } from './judging.repository.ts';

export interface WaitingLanguage {
  lane: Lane;
  language: string;
}

/**
 * Lists the pairs of lane and language that have waiting tasks. Skips through the index from pair to pair, so
 * the cost does not grow with the number of tasks.
 */
export async function listWaitingLanguages(database: Queryable) {
  const { rows } = await sql<WaitingLanguage>`
    WITH RECURSIVE waiting AS (
      (SELECT lane, language FROM judging_task WHERE attempt_id IS NULL AND finished_at IS NULL
       ORDER BY lane, language LIMIT 1)
      UNION ALL
      SELECT following.lane, following.language
      FROM waiting, LATERAL (
        SELECT lane, language FROM judging_task
        WHERE attempt_id IS NULL AND finished_at IS NULL AND (lane, language) > (waiting.lane, waiting.language)
        ORDER BY lane, language LIMIT 1
      ) following
    )
    SELECT lane, language FROM waiting`.execute(database);
  return rows;
}

export function lockWaitingTask(transaction: Queryable, id: number) {
  return transaction
    .selectFrom('judgingTask')
    .selectAll()
    .where('id', '=', id)
    .where('attemptId', 'is', null)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export type TaskRow = NonNullable<Awaited<ReturnType<typeof lockWaitingTask>>>;

interface NewAttempt {
  taskId: number;
  attemptId: string;
  judge: CallingJudge;
  now: Date;
}

/** Returns false if the task is no longer waiting. */
export async function beginAttempt(transaction: Queryable, { taskId, attemptId, judge, now }: NewAttempt) {
  const { numUpdatedRows } = await transaction
    .updateTable('judgingTask')
    .set((set) => ({
      attemptId,
      attempts: set('attempts', '+', 1),
      judgeName: judge.name,
      judgeInstance: judge.instanceId,
      judgeTokenId: judge.tokenId,
      lastHeardAt: now,
    }))
    .where('id', '=', taskId)
    .where('attemptId', 'is', null)
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Does the same for the submission too, in one statement because every submission needs it. The submission is
 * locked first: the task changes only if the submission did. A move between two statuses under way changes no
 * counter.
 */
export async function beginSubmissionAttempt(
  transaction: Queryable,
  {
    submissionId,
    judgedAsOf,
    taskId,
    attemptId,
    isResumed,
    judge,
    now,
  }: NewAttempt & { submissionId: number; judgedAsOf: string; isResumed: boolean },
) {
  const { rows } = await sql<{ isJudged: boolean; isBegun: boolean }>`
    WITH changed AS (
      UPDATE submission SET status = ${statuses.compiling}, judge_name = ${judge.name}, updated_at = ${now},
        judged_as_of = ${judgedAsOf}::timestamptz
      WHERE id = ${submissionId}
        AND status IN (${statuses.pending}, ${statuses.compiling}, ${statuses.judging})
      RETURNING id
    ), begun AS (
      UPDATE judging_task SET attempt_id = ${attemptId}, attempts = attempts + 1, judge_name = ${judge.name},
        judge_instance = ${judge.instanceId}, judge_token_id = ${judge.tokenId}, last_heard_at = ${now},
        finished_part = CASE WHEN ${isResumed} THEN finished_part END
      WHERE id = ${taskId} AND attempt_id IS NULL AND finished_at IS NULL AND EXISTS (SELECT FROM changed)
      RETURNING id
    ), cleared AS (
      DELETE FROM submission_case WHERE submission_id = ${submissionId} AND NOT ${isResumed} AND EXISTS (SELECT FROM begun)
    )
    SELECT EXISTS (SELECT FROM changed) AS is_judged, EXISTS (SELECT FROM begun) AS is_begun,
           ${notification('submission.progress', { submissionId })}`.execute(transaction);
  return rows[0] ?? { isJudged: false, isBegun: false };
}

export function findTaskOfAttempt(database: Queryable, attemptId: string) {
  return database.selectFrom('judgingTask').selectAll().where('attemptId', '=', attemptId).executeTakeFirst();
}

export function lockTaskOfAttempt(transaction: Queryable, attemptId: string) {
  return transaction
    .selectFrom('judgingTask')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns false if the attempt is not the current one. */
export async function touchAttempt(database: Queryable, attemptId: string, now: Date) {
  const { numUpdatedRows } = await database
    .updateTable('judgingTask')
    .set({ lastHeardAt: now })
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Returns the given attempts that belong to this judge and are still current. Rows are locked in the order of
 * their ids, like everywhere else.
 */
export async function touchAttempts(
  database: Queryable,
  { judge, attempts, now }: { judge: CallingJudge; attempts: string[]; now: Date },
) {
  if (attempts.length === 0) return [];
  const rows = await database
    .with('held', (lockedCount) =>
      lockedCount
        .selectFrom('judgingTask')
        .select('id')
        .where('attemptId', 'in', attempts)
        .where('judgeInstance', '=', judge.instanceId)
        .where('judgeTokenId', 'is not distinct from', judge.tokenId)
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('judgingTask')
    .from('held')
    .set({ lastHeardAt: now })
    .whereRef('judgingTask.id', '=', 'held.id')
    .returning('judgingTask.attemptId')
    .execute();
  return rows.map((row) => row.attemptId);
}

const listAttempts = (database: Queryable) =>
  database.selectFrom('judgingTask').select('attemptId').where('attemptId', 'is not', null).$narrowType<{
    attemptId: string;
  }>();

/** Which of these attempts are current. */
export async function listCurrentAttempts(database: Queryable, attempts: readonly string[]) {
  const rows = await listAttempts(database).where('attemptId', 'in', attempts).execute();
  return rows.map((row) => row.attemptId);
}

export async function listSilentAttempts(database: Queryable, heardBefore: Date, limit: number) {
  const rows = await listAttempts(database).where('lastHeardAt', '<', heardBefore).limit(limit).execute();
  return rows.map((row) => row.attemptId);
}

export async function listAttemptsOfOtherInstances(
  database: Queryable,
  { name, instanceId }: { name: string; instanceId: string },
) {
  const rows = await listAttempts(database)
    .where('judgeName', '=', name)
    .where('judgeInstance', '!=', instanceId)
    .execute();
  return rows.map((row) => row.attemptId);
}

export async function listAttemptsOfInstance(database: Queryable, { instanceId, tokenId }: CallingJudge) {
  const rows = await listAttempts(database)
    .where('judgeInstance', '=', instanceId)
    .where('judgeTokenId', 'is not distinct from', tokenId)
    .execute();
  return rows.map((row) => row.attemptId);
}

export async function listAttemptsOfToken(database: Queryable, tokenId: number) {
  const rows = await listAttempts(database).where('judgeTokenId', '=', tokenId).execute();
  return rows.map((row) => row.attemptId);
}

/** Returns the task to the waiting state. */
export async function clearAttempt(
  transaction: Queryable,
  taskId: number,
  { attempts, lostAttempts }: { attempts: number; lostAttempts: string },
) {
  await transaction
    .updateTable('judgingTask')
    .set({ ...noAttempt, attempts, lostAttempts })
    .where('id', '=', taskId)
    .execute();
}

/** Returns the task to the waiting state with what is done of it. */
export async function suspendAttempt(transaction: Queryable, attemptId: string, finished: FinishedPart) {
  const { numUpdatedRows } = await transaction
    .updateTable('judgingTask')
    .set((set) => ({
      ...noAttempt,
      attempts: set('attempts', '-', 1),
      usedMs: finished.usedMs,
      finishedPart: JSON.stringify(finished),
    }))
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Attempts of this judge that can be suspended, with what says who pays for them. */
export function listSuspendableAttempts(
  database: Queryable,
  { instanceId, attempts }: { instanceId: string; attempts: readonly string[] },
) {
  return database
    .selectFrom('judgingTask')
    .select(['attemptId', 'lane', 'userId', 'ownerId'])
    .where('attemptId', 'in', attempts)
    .where('judgeInstance', '=', instanceId)
    .where('kind', '=', 'submission')
    .$narrowType<{ attemptId: string; lane: Lane }>()
    .execute();
}

export async function finishTask(
  transaction: Queryable,
  taskId: number,
  { result, now }: { result: object; now: Date },
) {
  await transaction
    .updateTable('judgingTask')
    .set({ ...noAttempt, result: JSON.stringify(result), finishedAt: now })
    .where('id', '=', taskId)
    .execute();
}

const noAttempt = {
  attemptId: null,
  judgeName: null,
  judgeInstance: null,
  judgeTokenId: null,
  lastHeardAt: null,
  usedMs: 0,
};

/** The open tasks by lane: how many judges have, how many wait, and since when the first of them. */
export async function countTasks(database: Queryable) {
  const rows = await database
    .selectFrom('judgingTask')
    .select(['lane', sql<boolean>`attempt_id IS NOT NULL`.as('isRunning')])
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min('createdAt').as('oldestCreatedAt'),
    ])
    .where('finishedAt', 'is', null)
    .groupBy(['lane', 'isRunning'])
    .execute();
  const waiting = new Map(rows.filter((row) => !row.isRunning).map((row) => [row.lane, row]));
  const running = rows.filter((row) => row.isRunning).reduce((sum, row) => sum + row.count, 0);
  return { waiting, running };
}
