/** Rejudging of one submission by an administrator, with the usual priority. */
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { restartJudging } from './restart-judging.ts';
import { getSubmission } from './get-submission.ts';
import type { FullSubmissionRow } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function rejudgeSubmission(
  { database, clock }: Parts,
  by: Actor,
  submissionId: number,
): Promise<FullSubmissionRow> {
  return inTransaction(database, async (transaction) => {
    const { requestId } = by.origin;
    const restart = { submissionId, lane: 'ordinary', requestId } as const;
    const before = await restartJudging({ clock }, transaction, restart);
    if (before === undefined) throw callError('submissionNotFound');
    await recordAudit(transaction, by, {
      action: 'submission.rejudge',
      target: `submission ${String(submissionId)}`,
      before: { status: before.status },
    });
    return getSubmission(transaction, submissionId);
  });
}
