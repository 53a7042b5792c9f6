import type { CheckerResult, FailingInputResult, TestRunResult } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../../../platform/platform.ts';
import type { TestRunPayload } from './queue-tasks.ts';
import { deleteTask, deleteTaskByKey, findTask, findTaskByKey } from './task.repository.ts';

const pollMs = 100;

export interface TestRun {
  payload: TestRunPayload;
  /** Undefined while it waits or runs. */
  result: TestRunResult | undefined;
  createdAt: Date;
}

/** Only its owner finds it. A result is stored for a minute, an unclaimed task for ten. */
export async function findTestRun(
  database: Queryable,
  key: string,
  userId: string,
): Promise<TestRun | undefined> {
  const row = await findTaskByKey(database, key, userId);
  if (row === undefined) return undefined;
  return {
    // queueTestRun writes the payload, and a validated report of a judge the result.
    payload: row.payload as unknown as TestRunPayload,
    result: row.result === null ? undefined : (row.result as unknown as TestRunResult),
    createdAt: row.createdAt,
  };
}

export const deleteTestRun = deleteTaskByKey;

/** Waits until the task is finished and deletes it. Returns undefined when no judge did it in time. */
export async function waitForTask<Result extends CheckerResult | FailingInputResult>(
  { database }: Pick<Platform, 'database'>,
  taskId: number,
  limitMs: number,
): Promise<Result | undefined> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    const task = await findTask(database, taskId);
    const isOver = task === undefined || task.finishedAt !== null || performance.now() >= endsAt;
    if (!isOver) {
      await sleep(pollMs);
      continue;
    }
    await deleteTask(database, taskId);
    // Written from a validated report of a judge.
    return task?.result == null ? undefined : (task.result as unknown as Result);
  }
}
