/**
 * How this works: a report is accepted while its attempt is the current one and the caller has the token to
 * which the task was handed out. All its changes are one transaction. A result ends the attempt, so a
 * repeated result (after a lost response) changes nothing. The same holds for reports after a rejudge, a
 * cancellation or a loss.
 *
 * A submission is queued again if the problem changed after the task was claimed. Saving a change requeues
 * the tasks that judges hold, but does not see tasks that are claimed at the same moment.
 */
import { statuses, type TaskProgress, type TaskResult } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTasks, changeLockedSubmission, restartJudging } from '../submissions/index.ts';
import { touchAttempt } from './attempts.repository.ts';
import { addCheckedCases } from './checked-programs.repository.ts';
import { failedSubmission, storeOtherResult, storeVerdict, wrongKind } from './finish-task.ts';
import { addCaseResults, endAttemptWithCases, lockSubmissionOfAttempt } from './task-payload.repository.ts';
import { lockAttempt } from './lost-attempts.ts';
import { rememberUse } from './waiting-tasks.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter'>;

const statusOfStage = { compiling: statuses.compiling, judging: statuses.judging } as const;

/** Returns whether the report was accepted. */
export async function reportProgress(
  { database, clock }: Parts,
  { judge, progress }: { judge: JudgeIdentity; progress: TaskProgress },
): Promise<boolean> {
  const { attemptId, cases, stage } = progress;
  return inTransaction(database, async (transaction) => {
    const submission = await lockSubmissionOfAttempt(transaction, attemptId);
    const task = submission === undefined ? await lockAttempt(transaction, attemptId) : undefined;
    const locked = submission ?? task;
    if (locked === undefined || !isAssignedTo(locked, judge)) return false;
    const now = clock();
    if (!(await touchAttempt(transaction, attemptId, now))) return false;
    if (submission !== undefined) {
      await addCaseResults(transaction, submission.id, cases);
      await changeLockedSubmission(transaction, submission, {
        status: statusOfStage[stage],
        updatedAt: now,
      });
    }
    if (typeof task?.checkProgramId === 'number')
      await addCheckedCases(transaction, task.checkProgramId, { status: statusOfStage[stage], cases, now });
    return true;
  });
}

interface ResultReport {
  judge: JudgeIdentity;
  attemptId: string;
  result: TaskResult;
  usedMs?: number | undefined;
}

/** Returns whether the report was accepted. */
export async function reportResult(parts: Parts, report: ResultReport): Promise<boolean> {
  const { database, clock } = parts;
  return inTransaction(database, async (transaction) => {
    const submission = await lockSubmissionOfAttempt(transaction, report.attemptId);
    if (submission === undefined) return reportOtherResult(parts, transaction, { ...report, now: clock() });
    if (!isAssignedTo(submission, report.judge)) return false;
    if (submission.isJudgedWithOldData) {
      await judgeAgain({ clock }, transaction, { ...submission, attemptId: report.attemptId });
      return false;
    }
    const { judgeName } = submission;
    const result =
      report.result.kind === 'submission'
        ? report.result
        : failedSubmission(statuses.systemError, wrongKind({ kind: 'submission', judgeName }, report.result));
    const { attemptId } = report;
    const attempt = { attemptId, submissionId: submission.id, cases: result.cases };
    if (!(await endAttemptWithCases(transaction, attempt))) return false;
    const now = clock();
    await storeVerdict(parts, transaction, { submission, result, judgeName, now });
    // Test runs may have waited for it.
    if (submission.keepsTestRunsApart === true) await announceTasks(transaction);
    await rememberUse(transaction, { ...submission, usedMs: report.usedMs ?? 0 }, now);
    return true;
  });
}

/** The problem changed meanwhile. */
export async function judgeAgain(
  { clock }: Pick<Platform, 'clock'>,
  transaction: Queryable,
  {
    attemptId,
    id,
    ...place
  }: { attemptId: string; id: number; contestId: number | null; groupId: number | null },
) {
  if (!(await touchAttempt(transaction, attemptId, clock()))) return;
  const lane = submissionLane(place);
  await restartJudging({ clock }, transaction, { submissionId: id, lane });
}

async function reportOtherResult(
  parts: Parts,
  transaction: Queryable,
  { judge, attemptId, result, usedMs = 0, now }: ResultReport & { now: Date },
) {
  const task = await lockAttempt(transaction, attemptId);
  if (task === undefined || !isAssignedTo(task, judge)) return false;
  await storeOtherResult(parts, transaction, { task, result, now });
  await rememberUse(transaction, { ...task, usedMs }, now);
  return true;
}

export const isAssignedTo = (locked: { judgeTokenId: number | null }, judge: JudgeIdentity) =>
  locked.judgeTokenId === judge.tokenId;
