import { statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission } from './judging-queue/index.ts';
import { queueJudging } from './queue-judging.ts';
import { countRestart, deleteCaseResults } from './submissions.repository.ts';

interface Restart {
  submissionId: number;
  lane: 'contest' | 'ordinary' | 'background';
  /** The call that restarts it, for the logs. If absent, that of the running task stays. */
  requestId?: string | undefined;
}

/**
 * Sets the submission back to Pending: its results are deleted, and reports of a running attempt are refused. Returns
 * the previous row, or undefined.
 */
export async function restartJudging(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Queryable,
  { submissionId, lane, requestId }: Restart,
) {
  const before = await changeSubmission(transaction, submissionId, {
    status: statuses.pending,
    judgeName: null,
    isManual: false,
    timeMs: null,
    memoryKb: null,
    score: null,
    oiRankScore: null,
    errorMessage: null,
    note: null,
    updatedAt: clock(),
  });
  if (before === undefined) return undefined;
  await countRestart(transaction, submissionId);
  await deleteCaseResults(transaction, submissionId);
  await queueJudging({ clock }, transaction, {
    submissionId,
    userId: before.userId,
    lane,
    requestId,
    formerStatus: before.status,
  });
  return before;
}
