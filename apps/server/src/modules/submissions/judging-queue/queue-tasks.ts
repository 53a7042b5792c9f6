/**
 * How this works: work for judges is a row of `judging_task`, written in the transaction that causes the work. An event
 * tells the servers that judges poll. The row stores the current attempt: deleting or replacing the row ends it, and later
 * reports of that attempt are refused; a second event tells its judge to stop.
 *
 * No user can starve others: a task stands behind those of users who cost the judges less (`rules/judging/queue-order.ts`).
 * Its rank is what its user costs when it is queued. The claim orders the tasks of the lowest ranks by what their users
 * cost then.
 *
 * Changes of a submission and its task lock the submission first, to prevent deadlocks. Several rows are locked in this
 * order: submissions by id, problems, tasks by id, then the check programs of tasks.
 */
import type { CheckerTask, FailingInputTask, JudgeMode, TestRunTask } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
import { openTaskCostMs, ordinaryTaskMs, recentUseMs } from '@touchstone/rules/judging/queue-order';
import { randomBytes } from 'node:crypto';
import { publishEvent } from '../../../platform/event-bus.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteTaskOfSubmission,
  findAnsweringOwner,
  insertTask,
  insertTasks,
  loadOwnCosts,
  lockSubmission,
  type StoredUse,
} from './task.repository.ts';

type Parts = Pick<Platform, 'clock'>;

export interface TestRunPayload extends Omit<TestRunTask, 'kind' | 'attemptId' | 'requestId'> {
  /** Not for the judge: the response with the result contains it. */
  judgeMode: JudgeMode;
}

export type CheckerPayload = Omit<CheckerTask, 'kind' | 'attemptId' | 'requestId'>;
export type FailingInputPayload = Omit<FailingInputTask, 'kind' | 'attemptId' | 'requestId'>;

/**
 * Replaces the task of the submission, if any: reports of a running attempt are refused from then on. Without a request of
 * its own the new task keeps that of the old one. The caller sets the submission to Pending in the same transaction.
 */
export async function queueSubmission(
  parts: Parts,
  transaction: Queryable,
  {
    submissionId,
    userId,
    language,
    lane,
    requestId,
  }: {
    submissionId: number;
    userId: string;
    language: string;
    lane: Exclude<Lane, 'test-run' | 'counter-example' | 'problem-check'>;
    requestId?: string | undefined;
  },
) {
  const former = await withdrawSubmissionTask(transaction, submissionId);
  await addTask(parts, transaction, {
    kind: 'submission',
    lane,
    submissionId,
    userId,
    ownerId: await findAnsweringOwner(transaction, submissionId),
    language,
    requestId: requestId ?? former?.requestId ?? null,
  });
}

/** Returns the key for loading the result. */
export async function queueTestRun(
  parts: Parts,
  transaction: Queryable,
  {
    userId,
    language,
    payload,
    requestId = null,
  }: { userId: string; language: string; payload: TestRunPayload; requestId?: string | null },
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await addTask(parts, transaction, {
    kind: 'test-run',
    lane: 'test-run',
    userId,
    language,
    key,
    requestId,
    payload: JSON.stringify(payload),
  });
  return key;
}

/** Returns the id of the task, for `waitForTask`. */
export async function queueCheckerCompilation(
  parts: Parts,
  transaction: Queryable,
  {
    userId,
    language,
    payload,
    requestId = null,
  }: { userId: string; language: string; payload: CheckerPayload; requestId?: string | null },
): Promise<number> {
  return addTask(parts, transaction, {
    kind: 'compile-checker',
    lane: 'test-run',
    userId,
    language,
    requestId,
    payload: JSON.stringify(payload),
  });
}

/** Returns the id of the task. With a counter-example the result is stored there, otherwise `waitForTask` returns it. */
export async function queueFailingInputSearch(
  parts: Parts,
  transaction: Queryable,
  {
    userId,
    payload,
    requestId = null,
    counterExampleId = null,
  }: {
    userId: string;
    payload: FailingInputPayload;
    requestId?: string | null;
    counterExampleId?: number | null;
  },
): Promise<number> {
  return addTask(parts, transaction, {
    kind: 'find-failing-input',
    lane: 'counter-example',
    userId,
    language: payload.program.language,
    counterExampleId,
    requestId,
    payload: JSON.stringify(payload),
  });
}

/**
 * For check programs, in this order. The tasks have no user: a check must not lower the priority of the setter's own
 * submissions. Increasing ranks let programs of different checks alternate.
 */
export async function queueProgramChecks(
  { clock }: Parts,
  transaction: Queryable,
  programs: readonly { checkProgramId: number; language: string }[],
  { requestId = null, firstIndex = 0 }: { requestId?: string | null; firstIndex?: number } = {},
) {
  const lane = 'problem-check';
  const createdAt = clock();
  await insertTasks(
    transaction,
    programs.map((program, index) => ({
      ...program,
      kind: 'program-check' as const,
      lane,
      requestId,
      queueRank: (firstIndex + index) * ordinaryTaskMs,
      createdAt,
    })),
  );
  await announceTasks(transaction);
}

/** Removes the submission from judging. A judge that works on it is stopped. Returns the removed task, if any. */
export async function withdrawSubmissionTask(transaction: Queryable, submissionId: number) {
  await lockSubmission(transaction, submissionId);
  const task = await deleteTaskOfSubmission(transaction, submissionId);
  if (task?.attemptId != null && task.judgeInstance !== null) {
    const { attemptId, judgeInstance } = task;
    await publishEvent(transaction, 'judging.withdrawn', { attemptId, judgeInstance });
  }
  return task;
}

type NewTask = Parameters<typeof insertTask>[1];

async function addTask(
  { clock }: Parts,
  transaction: Queryable,
  task: Omit<NewTask, 'createdAt' | 'queueRank'> & { userId: string },
) {
  const createdAt = clock();
  const { userId, ownerId = null, lane } = task;
  const { openUsedMs, userUse, ownerUse } = await loadOwnCosts(transaction, { userId, ownerId, lane });
  const openCost = openUsedMs.reduce((sum, usedMs) => sum + openTaskCostMs(usedMs), 0);
  const recent = (use: StoredUse | null) =>
    use === null ? 0 : recentUseMs({ usedMs: use.usedMs, asOf: new Date(use.asOf) }, createdAt);
  const queueRank = Math.max(openCost + recent(userUse), recent(ownerUse));
  const taskId = await insertTask(transaction, { ...task, queueRank, createdAt });
  await announceTasks(transaction);
  return taskId;
}

/** Wakes the judges that wait for work. */
export const announceTasks = (transaction: Queryable) => publishEvent(transaction, 'judging.queued', {});
