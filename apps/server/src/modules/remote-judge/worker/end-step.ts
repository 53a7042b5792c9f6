/**
 * Every end of a step. The submission is locked first, then its run. If the run has another claim by now, the submission was
 * cancelled or restarted, or another worker has taken the step: nothing is written, and the caller learns it.
 */
import { statuses, type FinalStatus, type RemoteReason } from '@touchstone/contract';
import { getRemoteVendor } from '@touchstone/contract/remote-judges';
import { remoteReasonTexts } from '@touchstone/contract/remote-reason-texts';
import { inTransaction, type Queryable } from '@touchstone/database';
import { hasErrorMessage } from '@touchstone/rules/judging/error-message';
import { oiRankScore } from '@touchstone/rules/judging/score';
import { remoteScore } from '@touchstone/rules/remote-judging/run-result';
import { dayOf, usesToday } from '@touchstone/rules/remote-judging/state';
import { publishEvent } from '../../../platform/event-bus.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storableInteger, storableMessage } from '../../judging/index.ts';
import { updateAccount } from '../../site/index.ts';
import {
  changeLockedSubmission,
  failRun,
  lockRun,
  updateRun,
  type RemoteRunRow,
} from '../../submissions/index.ts';
import { runUrlOf } from '../site-client.ts';
import { isRunIdTaken, lockResultSubject, releaseLease, type ResultSubject } from './steps.repository.ts';
import type { Step } from './take-step.ts';
import type { WorkerOptions } from './worker-options.ts';

export interface StepParts extends Pick<
  Platform,
  'database' | 'clock' | 'secrets' | 'configuration' | 'logger'
> {
  options: WorkerOptions;
}

type Changes = Parameters<typeof updateRun>[2];

interface Held {
  transaction: Queryable;
  submission: ResultSubject;
  run: RemoteRunRow;
  now: Date;
}

/** Returns false if the step is no longer current. */
async function endWith(
  { database, clock }: StepParts,
  step: Step,
  write: (held: Held) => Promise<void>,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const submission = await lockResultSubject(transaction, step.run.submissionId);
    const run = submission && (await lockRun(transaction, submission.id));
    if (submission === undefined || run?.claim !== step.claim) return false;
    await write({ transaction, submission, run, now: clock() });
    return true;
  });
}

const later = (now: Date, delayMs: number) => new Date(now.getTime() + delayMs);
const nameOf = (step: Step) => getRemoteVendor(step.vendor).name;

/** The account may be used again after its interval; longer, if its code may still arrive at the site. */
export async function releaseAccount(
  { database, clock, options }: StepParts,
  step: Step,
  isWithdrawn = false,
) {
  if (step.account === undefined) return;
  const { accountIntervalMs, listDelayMs } = options.paces[step.vendor];
  await releaseLease(database, step.account.id, {
    claim: step.claim,
    nextUseAt: later(clock(), isWithdrawn ? accountIntervalMs + listDelayMs : accountIntervalMs),
  });
}

/** Committed before the code is sent: from now on only the list at the site tells whether it arrived. */
export const markSending = (parts: StepParts, step: Step, knownRunId: string | null) =>
  endWith(parts, step, async ({ transaction, run, now }) => {
    await updateRun(transaction, run.submissionId, {
      state: 'sending',
      knownRunId,
      sendingAt: now,
      sendCount: run.sendCount + 1,
      reason: null,
      updatedAt: now,
    });
    const { account } = step;
    if (account !== undefined)
      await updateAccount(transaction, account.id, {
        lastUsedAt: now,
        usedOn: dayOf(now),
        usedCount: usesToday(account, now) + 1,
      });
    await publishEvent(transaction, 'submission.progress', { submissionId: run.submissionId });
  });

export type JudgingOutcome = 'stored' | 'taken' | 'refused';

/** The site has the code. A run that belongs to another submission is refused. */
export async function markJudging(parts: StepParts, step: Step, remoteId: string): Promise<JudgingOutcome> {
  let isTaken = false;
  const isCurrent = await endWith(parts, step, async ({ transaction, submission, run, now }) => {
    const { submissionId, vendor, remoteProblemId: problemId } = run;
    isTaken = await isRunIdTaken(transaction, { vendor, remoteId, submissionId });
    if (isTaken) return;
    await updateRun(transaction, submissionId, {
      state: 'judging',
      claim: null,
      reason: null,
      remoteId,
      remoteUrl: runUrlOf(step.vendor, { id: remoteId, problemId }),
      pollCount: 0,
      failureCount: 0,
      nextStepAt: later(now, parts.options.polling.intervalMs),
      updatedAt: now,
    });
    await changeLockedSubmission(transaction, submission, {
      status: statuses.judging,
      judgeName: nameOf(step),
      updatedAt: now,
    });
  });
  return isTaken ? 'taken' : isCurrent ? 'stored' : 'refused';
}

/** The step did not end: it is due again after the delay. */
export const postpone = (
  parts: StepParts,
  step: Step,
  { delayMs, changes = {} }: { delayMs: number; changes?: Changes },
) =>
  endWith(parts, step, async ({ transaction, run, now }) => {
    await updateRun(transaction, run.submissionId, {
      claim: null,
      nextStepAt: later(now, delayMs),
      updatedAt: now,
      ...changes,
    });
    await publishEvent(transaction, 'submission.progress', { submissionId: run.submissionId });
  });

/** The code is not at the site: it is sent again, by any account. */
export const sendAgain = (
  parts: StepParts,
  step: Step,
  { delayMs = 0, reason = null, failureCount }: SendAgain = {},
) =>
  postpone(parts, step, {
    delayMs,
    changes: {
      state: 'waiting',
      accountId: null,
      accountName: null,
      knownRunId: null,
      sendingAt: null,
      remoteId: null,
      remoteUrl: null,
      reason,
      ...(failureCount !== undefined && { failureCount }),
    },
  });

interface SendAgain {
  delayMs?: number;
  reason?: RemoteReason | null;
  failureCount?: number;
}

export const failSubmission = (parts: StepParts, step: Step, reason: RemoteReason) =>
  endWith(parts, step, async ({ transaction, run, now }) => {
    await failRun(transaction, run.submissionId, { reason, judgeName: nameOf(step), now });
  });

/** The site is still judging. */
export const noteProgress = (
  parts: StepParts,
  step: Step,
  { isCompiling, changes }: { isCompiling: boolean; changes: Changes },
) =>
  endWith(parts, step, async ({ transaction, submission, run, now }) => {
    await updateRun(transaction, run.submissionId, {
      claim: null,
      nextStepAt: later(now, parts.options.polling.intervalMs),
      updatedAt: now,
      ...changes,
    });
    const status = isCompiling ? statuses.compiling : statuses.judging;
    if (submission.status !== status)
      await changeLockedSubmission(transaction, submission, { status, updatedAt: now });
    else if (changes.testNumber !== run.testNumber || changes.reason !== run.reason)
      await publishEvent(transaction, 'submission.progress', { submissionId: run.submissionId });
  });

export interface SiteResult {
  status: FinalStatus;
  timeMs: number | undefined;
  memoryKb: number | undefined;
  message?: string | undefined;
  score?: number | undefined;
}

export const storeResult = (parts: StepParts, step: Step, result: SiteResult) =>
  endWith(parts, step, async ({ transaction, submission, run, now }) => {
    const { status } = result;
    const hasSiteFailed = status === statuses.systemError;
    await updateRun(transaction, run.submissionId, {
      state: 'finished',
      claim: null,
      reason: hasSiteFailed ? 'siteFailed' : null,
      testNumber: null,
      unknownText: null,
      updatedAt: now,
    });
    const message = hasSiteFailed ? remoteReasonTexts.siteFailed['en-US'] : result.message;
    await changeLockedSubmission(transaction, submission, {
      status,
      timeMs: result.timeMs === undefined ? null : storableInteger(result.timeMs),
      memoryKb: result.memoryKb === undefined ? null : storableInteger(result.memoryKb),
      ...scoresOf(submission, result),
      errorMessage: message !== undefined && hasErrorMessage(status) ? storableMessage(message) : null,
      note: null,
      judgeName: nameOf(step),
      updatedAt: now,
    });
  });

/** Problems with points have them, and all problems of a contest with points. */
function scoresOf({ scoring, contestScoring, fullScore, difficulty }: ResultSubject, result: SiteResult) {
  const isScored = scoring === 'oi';
  if (!isScored && contestScoring !== 'oi') return { score: null, oiRankScore: null };
  const score = remoteScore(result, isScored ? fullScore : 100);
  return { score, oiRankScore: isScored ? oiRankScore(score, { difficulty, fullScore }) : null };
}
