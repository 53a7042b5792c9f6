/**
 * How this works: work for judges is a row of `judging_task` and a job that carries its id to a server that a judge
 * polls. Both are written in the transaction that causes the work, so neither exists without the other. The row stores
 * the current attempt: deleting or replacing the row ends it, and later reports of that attempt are refused. A job
 * without a task is dropped.
 *
 * No user can starve others: each open task of a user lowers the priority of the next one within its lane.
 *
 * Changes of a submission and its task lock the submission first, to prevent deadlocks. Several rows are locked in this
 * order: submissions by id, problems, tasks by id, then the check programs of tasks.
 */
import type { CheckerTask, FailingInputTask, JudgeMode, TestRunTask } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
import { randomBytes } from 'node:crypto';
import { publishEvent } from '../../../platform/event-bus.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countOpenTasks,
  deleteTaskOfSubmission,
  insertTask,
  insertTasks,
  lockSubmission,
} from './task.repository.ts';

type Parts = Pick<Platform, 'queue' | 'clock'>;

export interface TestRunPayload extends Omit<TestRunTask, 'kind' | 'attemptId' | 'requestId'> {
  /** Not for the judge: the response with the result contains it. */
  judgeMode: JudgeMode;
}

export type CheckerPayload = Omit<CheckerTask, 'kind' | 'attemptId' | 'requestId'>;
export type FailingInputPayload = Omit<FailingInputTask, 'kind' | 'attemptId' | 'requestId'>;

/** The priority does not decrease further beyond this number of open tasks. */
const maxCountedTasks = 1000;

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
 * submissions. Decreasing priorities let programs of different checks alternate.
 */
export async function queueProgramChecks(
  { queue, clock }: Parts,
  transaction: Queryable,
  programs: readonly { checkProgramId: number; language: string }[],
  { requestId = null, firstIndex = 0 }: { requestId?: string | null; firstIndex?: number } = {},
) {
  const lane = 'problem-check';
  const createdAt = clock();
  const ids = await insertTasks(
    transaction,
    programs.map((program) => ({ ...program, kind: 'program-check' as const, lane, requestId, createdAt })),
  );
  const jobs = programs.flatMap(({ checkProgramId, language }, index) => {
    const taskId = ids.get(checkProgramId);
    return taskId === undefined ? [] : [{ taskId, language, priority: -(firstIndex + index) }];
  });
  await queue.enqueueTasks(transaction, lane, jobs);
  await publishEvent(transaction, 'judging.queued', {});
}

/** Removes the submission from judging. A judge that works on it is stopped. Returns the removed task, if any. */
export async function withdrawSubmissionTask(transaction: Queryable, submissionId: number) {
  await lockSubmission(transaction, submissionId);
  return deleteTaskOfSubmission(transaction, submissionId);
}

type NewTask = Parameters<typeof insertTask>[1];

async function addTask(
  { queue, clock }: Parts,
  transaction: Queryable,
  task: Omit<NewTask, 'createdAt'> & { userId: string },
) {
  const priority = -(await countOpenTasks(transaction, task.userId, maxCountedTasks));
  const taskId = await insertTask(transaction, { ...task, createdAt: clock() });
  await enqueueTask(queue, transaction, { taskId, lane: task.lane, language: task.language, priority });
  return taskId;
}

export async function enqueueTask(
  queue: Platform['queue'],
  transaction: Queryable,
  { lane, ...job }: { taskId: number; lane: Lane; language: string; priority: number },
) {
  await queue.enqueueTasks(transaction, lane, [job]);
  await publishEvent(transaction, 'judging.queued', {});
}
