/** Rejudging by an administrator: one submission with the usual priority, a whole contest problem behind other work. */
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { restartJudging } from './restart-judging.ts';
import { getSubmission } from './get-submission.ts';
import { listContestProblemSubmissions, type FullSubmissionRow } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

export async function rejudgeSubmission(
  { database, clock, queue }: Parts,
  by: Actor,
  submissionId: number,
): Promise<FullSubmissionRow> {
  return inTransaction(database, async (transaction) => {
    const before = await restartJudging({ queue, clock }, transaction, { submissionId, lane: 'ordinary' });
    if (before === undefined) throw callError('submissionNotFound');
    await recordAudit(transaction, by, {
      action: 'submission.rejudge',
      target: `submission ${String(submissionId)}`,
      before: { status: before.status },
    });
    return getSubmission(transaction, submissionId);
  });
}

export async function rejudgeContestProblem(
  { database, clock, queue }: Parts,
  by: Actor,
  { contestId, problemId }: { contestId: number; problemId: number },
) {
  const ids = await listContestProblemSubmissions(database, { contestId, problemId });
  if (ids.length === 0) throw callError('nothingToRejudge');
  await recordAudit(database, by, {
    action: 'contest-problem.rejudge',
    target: `contest ${String(contestId)} problem ${String(problemId)}`,
    after: { submissions: ids.length },
  });
  // One transaction each: it locks one submission at a time, so a judge that claims several cannot deadlock with it.
  for (const submissionId of ids) {
    await inTransaction(database, (transaction) =>
      restartJudging({ queue, clock }, transaction, { submissionId, lane: 'background' }),
    );
  }
}
