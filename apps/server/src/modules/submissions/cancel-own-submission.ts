import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { findOwnCancelProblem } from '@touchstone/rules/judging/cancel-own';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { changeLockedSubmission, lockSubmission } from './judging-queue/index.ts';
import { withdrawJudging } from './queue-judging.ts';
import { isTakenByJudge } from './submissions.repository.ts';

/** A judge that works on the submission is stopped at once. */
export async function cancelOwnSubmission(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, submissionId }: { viewer: Viewer; submissionId: number },
) {
  await inTransaction(database, async (transaction) => {
    const before = await lockSubmission(transaction, submissionId);
    // A foreign submission may be hidden from the viewer, so its existence is not confirmed.
    if (before === undefined || before.userId !== viewer.id) throw callError('submissionNotFound');
    const problem = findOwnCancelProblem({
      status: before.status,
      isInContest: before.contestId !== null,
      hasJudge: await isTakenByJudge(transaction, submissionId),
    });
    if (problem !== undefined) throw callError(cancelErrors[problem]);
    await withdrawJudging(transaction, submissionId, clock());
    await changeLockedSubmission(transaction, before, {
      status: statuses.cancelled,
      score: null,
      oiRankScore: null,
      timeMs: null,
      memoryKb: null,
      updatedAt: clock(),
    });
  });
}

const cancelErrors = { finished: 'cancelFinished', contest: 'cancelInContest' } as const;
