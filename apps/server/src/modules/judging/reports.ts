/**
 * How this works: a report is believed while its attempt is the current one and comes with the token that the task was
 * handed out to. Everything it changes is one transaction. A result ends the attempt, so that repeating it, because its
 * answer was lost, changes nothing; and so do reports that arrive after a rejudge, a cancellation or a loss.
 */
import { statuses, type TaskProgress, type TaskResult } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission } from '../submissions/index.ts';
import { recordSign, type TaskRow } from './attempts.repository.ts';
import { storeResult } from './finish-task.ts';
import { upsertCaseResults } from './judged-rows.repository.ts';
import { lockAttempt } from './lost-attempts.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const statusOfStage = { compiling: statuses.compiling, judging: statuses.judging } as const;

/** Whether it was believed. */
export async function reportProgress(
  { database, clock }: Parts,
  { judge, progress }: { judge: JudgeIdentity; progress: TaskProgress },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const task = await lockAttempt(transaction, progress.attemptId);
    if (task === undefined || !isHeldBy(task, judge)) return false;
    const now = clock();
    await recordSign(transaction, progress.attemptId, now);
    if (task.submissionId !== null) {
      await upsertCaseResults(transaction, task.submissionId, progress.cases);
      await changeSubmission(transaction, task.submissionId, {
        status: statusOfStage[progress.stage],
        updatedAt: now,
      });
    }
    return true;
  });
}

/** Whether it was believed. */
export async function reportResult(
  { database, clock }: Parts,
  { judge, attemptId, result }: { judge: JudgeIdentity; attemptId: string; result: TaskResult },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const task = await lockAttempt(transaction, attemptId);
    if (task === undefined || !isHeldBy(task, judge)) return false;
    await storeResult(transaction, task, { result, now: clock() });
    return true;
  });
}

const isHeldBy = (task: TaskRow, judge: JudgeIdentity) => task.judgeTokenId === judge.tokenId;
