/**
 * How this works: the rejudge of a contest problem is a job, sent in the transaction that records the request. Each step
 * is a transaction of its own: it locks the next submission and requeues it behind all other work. Requeueing updates a
 * submission, so those that were last updated before the request are still to do. If the server is killed, the job runs
 * again and continues with them; two attempts at the same time requeue nothing twice. A job runs a block of steps and
 * sends the next job together with the last of them, so that no job runs for long.
 */
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Jobs } from '../../platform/queue.ts';
import { lockSubmission } from './judging-queue/index.ts';
import { restartJudging } from './restart-judging.ts';
import { findContestSubmissionToRejudge, measureContestProblem } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;
export type ContestRejudge = Jobs['contest-problem.rejudge'];

const stepsPerBlock = 200;

export async function startContestRejudge(
  { database, clock, queue }: Parts,
  by: Actor,
  { contestId, problemId }: { contestId: number; problemId: number },
) {
  await inTransaction(database, async (transaction) => {
    const { total, lastSubmissionId } = await measureContestProblem(transaction, { contestId, problemId });
    if (total === 0) throw callError('nothingToRejudge');
    await recordAudit(transaction, by, {
      action: 'contest-problem.rejudge',
      target: `contest ${String(contestId)} problem ${String(problemId)}`,
      after: { submissions: total },
    });
    const requestedAt = clock().toISOString();
    const data: ContestRejudge = {
      contestId,
      problemId,
      lastSubmissionId,
      requestedAt,
      requestId: by.origin.requestId,
    };
    await queue.enqueue(transaction, 'contest-problem.rejudge', { data });
  });
}

/** Runs one job. */
export async function runContestRejudge(parts: Parts, rejudge: ContestRejudge) {
  for (let step = 1; step <= stepsPerBlock; step += 1)
    if (!(await runStep(parts, rejudge, { isLastOfBlock: step === stepsPerBlock }))) return;
}

/** Returns false when no work is left. */
async function runStep(
  { database, clock, queue }: Parts,
  rejudge: ContestRejudge,
  { isLastOfBlock }: { isLastOfBlock: boolean },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const id = await findContestSubmissionToRejudge(transaction, rejudge);
    if (id === undefined) return false;
    await lockSubmission(transaction, id);
    // Another attempt may have requeued it while this one waited for the lock.
    if ((await findContestSubmissionToRejudge(transaction, { ...rejudge, id })) === undefined) return true;
    const { requestId } = rejudge;
    await restartJudging({ clock }, transaction, { submissionId: id, lane: 'background', requestId });
    if (isLastOfBlock) await queue.enqueue(transaction, 'contest-problem.rejudge', { data: rejudge });
    return true;
  });
}
