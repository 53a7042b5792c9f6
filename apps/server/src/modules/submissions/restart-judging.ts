import { statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission, queueSubmission } from './judging-queue/index.ts';
import { countRestart, deleteCaseResults } from './submissions.repository.ts';

/**
 * Back to Pending, as if just submitted: what was found is forgotten, and a judge that is still at it is not believed any
 * more. Answers the row as it was, or undefined when there is none.
 */
export async function restartJudging(
  { queue, clock }: Pick<Platform, 'queue' | 'clock'>,
  transaction: Queryable,
  { submissionId, lane }: { submissionId: number; lane: 'contest' | 'ordinary' | 'background' },
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
    updatedAt: clock(),
  });
  if (before === undefined) return undefined;
  await countRestart(transaction, submissionId);
  await deleteCaseResults(transaction, submissionId);
  const { userId, language } = before;
  await queueSubmission({ queue, clock }, transaction, { submissionId, userId, language, lane });
  return before;
}
