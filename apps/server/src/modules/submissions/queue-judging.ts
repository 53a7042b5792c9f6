/** The one place that decides who judges a submission: our judges, or another site. */
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { queueSubmission, withdrawSubmissionTask } from './judging-queue/index.ts';
import { deleteTaskOfSubmission } from './judging-queue/task.repository.ts';
import { queueRun, withdrawRun } from './remote-runs/queue-run.ts';
import { findJudgedWhere } from './remote-runs/remote-runs.repository.ts';

interface QueuedSubmission {
  submissionId: number;
  userId: string;
  lane: 'contest' | 'ordinary' | 'background';
  /** The call that submitted or restarts it, for the logs. */
  requestId?: string | undefined;
  /** Before a restart. */
  formerStatus?: number;
}

/** The caller sets the submission to Pending in the same transaction. */
export async function queueJudging(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Queryable,
  { submissionId, userId, lane, requestId, formerStatus }: QueuedSubmission,
) {
  const judged = await findJudgedWhere(transaction, submissionId);
  if (judged === undefined) return;
  const { isRemote, language } = judged;
  if (!isRemote) {
    await queueSubmission({ clock }, transaction, {
      submissionId,
      userId,
      language,
      lane,
      requestId,
    });
    return;
  }
  // The problem may have been one of ours when it was submitted.
  await deleteTaskOfSubmission(transaction, submissionId);
  await queueRun(transaction, { ...judged, submissionId, lane, formerStatus, now: clock() });
}

/** Removes the submission from judging. A judge that works on it is stopped, and a result of another site is refused. */
export async function withdrawJudging(transaction: Queryable, submissionId: number, now: Date) {
  await withdrawSubmissionTask(transaction, submissionId);
  await withdrawRun(transaction, submissionId, now);
}
