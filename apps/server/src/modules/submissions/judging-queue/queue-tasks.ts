/**
 * How this works: work for judges is a row of `judging_task` and a job that brings its number to a server that a judge
 * asks. Both are written in the transaction that causes the work, so neither is lost nor there in vain. Who works on a task
 * and whether that one is still believed stands in the row: deleting or replacing the row ends the attempt that is under
 * way, and what its judge still says is refused. A job whose task is gone is dropped when its turn comes.
 *
 * No user can starve others: each task that a user already has open lowers the priority of the next one within its lane.
 *
 * Whoever changes a submission and its task locks the submission first; in the other order two of them could wait for each
 * other. Whoever holds several holds them in one order: submissions by their ids, problems, tasks by their ids, and then the
 * programs on trial that some tasks are about.
 */
import type { CheckerTask, JudgeMode, TestRunTask } from '@touchstone/contract';
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

export interface TestRunPayload extends Omit<TestRunTask, 'kind' | 'attemptId'> {
  /** Not for the judge: the answer to whoever asks for the result names it. */
  judgeMode: JudgeMode;
}

export type CheckerPayload = Omit<CheckerTask, 'kind' | 'attemptId'>;

/** A user with more open tasks than this is as far behind as can be. */
const mostCountedTasks = 1000;

/**
 * Replaces the task that the submission may have: an attempt that is under way is no longer believed. Setting the
 * submission to Pending is the caller's matter, in the same transaction.
 */
export async function queueSubmission(
  parts: Parts,
  transaction: Queryable,
  {
    submissionId,
    userId,
    language,
    lane,
  }: {
    submissionId: number;
    userId: string;
    language: string;
    lane: Exclude<Lane, 'test-run' | 'problem-check'>;
  },
) {
  await withdrawSubmissionTask(transaction, submissionId);
  await addTask(parts, transaction, { kind: 'submission', lane, submissionId, userId, language });
}

/** Answers the key with which its owner asks for the result. */
export async function queueTestRun(
  parts: Parts,
  transaction: Queryable,
  { userId, language, payload }: { userId: string; language: string; payload: TestRunPayload },
): Promise<string> {
  const key = randomBytes(16).toString('hex');
  await addTask(parts, transaction, {
    kind: 'test-run',
    lane: 'test-run',
    userId,
    language,
    key,
    payload: JSON.stringify(payload),
  });
  return key;
}

/** Answers the number of the task, for `waitForTask`. */
export async function queueCheckerCompilation(
  parts: Parts,
  transaction: Queryable,
  { userId, language, payload }: { userId: string; language: string; payload: CheckerPayload },
): Promise<number> {
  return addTask(parts, transaction, {
    kind: 'compile-checker',
    lane: 'test-run',
    userId,
    language,
    payload: JSON.stringify(payload),
  });
}

/**
 * For programs on trial, in this order. They belong to nobody: a setter's check must not send his own submissions to the end
 * of their lane. Behind each other the programs of one check let those of another in between.
 */
export async function queueProgramChecks(
  { queue, clock }: Parts,
  transaction: Queryable,
  programs: readonly { checkProgramId: number; language: string }[],
) {
  const lane = 'problem-check';
  const createdAt = clock();
  const ids = await insertTasks(
    transaction,
    programs.map((program) => ({ ...program, kind: 'program-check' as const, lane, createdAt })),
  );
  const jobs = programs.flatMap(({ checkProgramId, language }, index) => {
    const taskId = ids.get(checkProgramId);
    return taskId === undefined ? [] : [{ taskId, language, priority: -index }];
  });
  await queue.enqueueTasks(transaction, lane, jobs);
  await publishEvent(transaction, 'judging.queued', {});
}

/** The submission shall not be judged, or not any more: a judge that works on it is told to stop. */
export async function withdrawSubmissionTask(transaction: Queryable, submissionId: number) {
  await lockSubmission(transaction, submissionId);
  await deleteTaskOfSubmission(transaction, submissionId);
}

type NewTask = Parameters<typeof insertTask>[1];

async function addTask(
  { queue, clock }: Parts,
  transaction: Queryable,
  task: Omit<NewTask, 'createdAt'> & { userId: string },
) {
  const priority = -(await countOpenTasks(transaction, task.userId, mostCountedTasks));
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
