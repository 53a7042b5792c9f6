/**
 * How this works: an attempt is lost when its judge stops sending heartbeats, restarts, loses its token or
 * announces that it stops. The task then waits in its lane again, in its old place, and the submission is
 * Pending again. After three losses that the submission may have caused (it can have killed the judge) the
 * task ends in a System Error that names the judges. Every loss is one transaction that checks again whether
 * the attempt is still the current one, so any number of servers may notice the same loss.
 */
import { statuses } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission, announceTasks, deleteCaseResults, lockSubmission } from '../submissions/index.ts';
import { clearAttempt, findTaskOfAttempt, lockTaskOfAttempt, type TaskRow } from './attempts.repository.ts';
import { restartChecked } from './checked-programs.repository.ts';
import { failTask } from './finish-task.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter'>;

const maxAttempts = 3;

export interface Loss {
  /** Follows the judge's name: `fell silent`. */
  reason: string;
  /** False if the submission cannot have caused the loss, so the loss uses up no attempt. */
  countsAsRetry: boolean;
  /** The attempt is lost only if no heartbeat arrived since. */
  heardBefore?: Date;
}

/** If the server dies in the middle, the heartbeat timeout ends the remaining attempts later. */
export async function requeueLostAttempts(parts: Parts, attemptIds: readonly string[], loss: Loss) {
  for (const attemptId of attemptIds) {
    await inTransaction(parts.database, (transaction) =>
      requeueLostAttempt(transaction, parts, { attemptId, loss }),
    );
  }
}

async function requeueLostAttempt(
  transaction: Queryable,
  { clock, resultCounter }: Parts,
  { attemptId, loss }: { attemptId: string; loss: Loss },
) {
  const task = await lockAttempt(transaction, attemptId);
  if (task === undefined || hasRecentHeartbeat(task, loss.heardBefore)) return;
  const now = clock();
  const line = `${now.toISOString()} judge "${task.judgeName ?? ''}" ${loss.reason}`;
  const lostAttempts = task.lostAttempts === '' ? line : `${task.lostAttempts}\n${line}`;
  const attempts = loss.countsAsRetry ? task.attempts : task.attempts - 1;
  if (attempts >= maxAttempts) {
    const reason = `No judge finished this in ${String(maxAttempts)} attempts:\n${lostAttempts}`;
    await failTask({ resultCounter }, transaction, { task, status: statuses.systemError, reason, now });
    return;
  }
  await clearAttempt(transaction, task.id, { attempts, lostAttempts });
  await returnToWaiting(transaction, task, now);
}

/** What the attempt has shown so far is removed, and judges are told of the task. */
export async function returnToWaiting(
  transaction: Queryable,
  { submissionId, checkProgramId }: TaskRow,
  now: Date,
) {
  if (submissionId !== null) await returnToPending(transaction, submissionId, now);
  if (checkProgramId !== null)
    await restartChecked(transaction, checkProgramId, { status: statuses.pending, now });
  await announceTasks(transaction);
}

/**
 * Locks the submission first, then the task (see judging-queue). Returns undefined if the attempt is not the
 * current one.
 */
export async function lockAttempt(transaction: Queryable, attemptId: string): Promise<TaskRow | undefined> {
  const task = await findTaskOfAttempt(transaction, attemptId);
  if (task === undefined) return undefined;
  if (task.submissionId !== null) await lockSubmission(transaction, task.submissionId);
  return lockTaskOfAttempt(transaction, attemptId);
}

const hasRecentHeartbeat = ({ lastHeardAt }: TaskRow, heardBefore: Date | undefined) =>
  heardBefore !== undefined && lastHeardAt !== null && lastHeardAt >= heardBefore;

async function returnToPending(transaction: Queryable, submissionId: number, now: Date) {
  await deleteCaseResults(transaction, submissionId);
  await changeSubmission(transaction, submissionId, {
    status: statuses.pending,
    judgeName: null,
    updatedAt: now,
  });
}
