/** Results that an administrator decides: judged by hand, or cancelled. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { clampManualScore, findManualJudgeProblem } from '@touchstone/rules/judging/manual-judge';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission } from './judging-queue/index.ts';
import { withdrawJudging } from './queue-judging.ts';
import { lockForDecision } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function judgeByHand(
  { database, clock }: Parts,
  by: Actor,
  wanted: { submissionId: number; status: number; score: number | undefined },
) {
  const { submissionId, status } = wanted;
  return inTransaction(database, async (transaction) => {
    const before = await lockForDecision(transaction, submissionId);
    if (before === undefined) throw callError('submissionGone');
    const problem = findManualJudgeProblem(before.status, status);
    if (problem !== undefined) throw callError(manualErrors[problem]);
    const scores = clampManualScore(wanted.score, before);
    const judgeName = by.viewer.username;
    await changeSubmission(transaction, submissionId, {
      status,
      ...scores,
      judgeName,
      isManual: true,
      errorMessage: null,
      note: null,
      updatedAt: clock(),
    });
    await recordAudit(transaction, by, {
      action: 'submission.manual-judge',
      target: `submission ${String(submissionId)}`,
      before: { status: before.status, score: before.score },
      after: { status, score: scores.score },
    });
    return { ...scores, judgeName };
  });
}

const manualErrors = {
  underWay: 'manualJudgeUnderWay',
  compileError: 'manualJudgeCompileError',
  statusNotAllowed: 'manualJudgeStatus',
} as const;

/** A judge that works on the submission is stopped at once. */
export async function cancelJudging({ database, clock }: Parts, by: Actor, submissionId: number) {
  return inTransaction(database, async (transaction) => {
    const before = await lockForDecision(transaction, submissionId);
    if (before === undefined) throw callError('submissionGone');
    await withdrawJudging(transaction, submissionId, clock());
    const judgeName = by.viewer.username;
    await changeSubmission(transaction, submissionId, {
      status: statuses.cancelled,
      score: null,
      oiRankScore: null,
      note: null,
      judgeName,
      isManual: true,
      updatedAt: clock(),
    });
    await recordAudit(transaction, by, {
      action: 'submission.cancel',
      target: `submission ${String(submissionId)}`,
      before: { status: before.status, score: before.score },
    });
    return { judgeName };
  });
}
