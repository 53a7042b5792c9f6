/**
 * How this works: a submission of a problem of another site is no task for our judges. Its row in `remote_run` is its place in
 * the queue of the remote worker (`modules/remote-judge`), written in the transaction that causes the work. The row has the
 * version of the submission: a restart changes it, and a step that began before is refused.
 *
 * A restart must not send a code twice. If its run has no verdict yet, the site is asked again. If the code is on the way, the
 * run stays `sending`, and the worker looks for it in the account's own list first.
 */
import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import { findRemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { remoteReasonTexts } from '@touchstone/contract/remote-reason-texts';
import { statuses, type RemoteReason } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { asksAgain } from '@touchstone/rules/remote-judging/run-result';
import { callError } from '../../../platform/errors/call-error.ts';
import { publishEvent } from '../../../platform/event-bus.ts';
import { changeSubmission } from '../judging-queue/submission-state.ts';
import {
  countEnabledAccounts,
  endRun,
  findVendorSwitch,
  lockRun,
  restAccount,
  updateRun,
  upsertRun,
} from './remote-runs.repository.ts';

/** Submissions of contests come first, rejudges of many last. */
const priorities = { contest: 10, ordinary: 0, background: -10 } as const;

export interface QueuedRun {
  submissionId: number;
  version: number;
  language: string;
  displayId: string;
  lane: keyof typeof priorities;
  /** Before a restart. */
  formerStatus: number | undefined;
  now: Date;
}

export async function queueRun(transaction: Queryable, queued: QueuedRun) {
  const { submissionId, version, now } = queued;
  const parsed = parseRemoteDisplayId(queued.displayId);
  const language = parsed && findRemoteLanguage(parsed.vendor.languageKey, queued.language);
  if (parsed === undefined || language === undefined)
    return failRun(transaction, submissionId, {
      reason: parsed === undefined ? 'unknownProblem' : 'languageRefused',
      now,
    });
  const before = await lockRun(transaction, submissionId);
  const again = { revision: version, priority: priorities[queued.lane], reason: null, updatedAt: now };
  if (before !== undefined && before.state === 'sending') {
    // The step in progress ends with its claim; the next one looks for the run.
    await updateRun(transaction, submissionId, { ...again, claim: null });
  } else if (before !== undefined && asksAgain(queued.formerStatus ?? statuses.pending, before.remoteId)) {
    await updateRun(transaction, submissionId, {
      ...again,
      claim: null,
      state: 'judging',
      pollCount: 0,
      failureCount: 0,
      testNumber: null,
      unknownText: null,
      nextStepAt: now,
    });
  } else {
    await upsertRun(transaction, {
      ...again,
      submissionId,
      vendor: parsed.vendor.prefix,
      remoteProblemId: parsed.problemId,
      language: language.siteId,
      accountKey: parsed.vendor.accountKey,
      accountId: null,
      accountName: null,
      state: 'waiting',
      nextStepAt: now,
      claim: null,
      knownRunId: null,
      sendingAt: null,
      sendCount: 0,
      failureCount: 0,
      remoteId: null,
      remoteUrl: null,
      testNumber: null,
      unknownText: null,
      pollCount: 0,
      createdAt: now,
    });
  }
  await publishEvent(transaction, 'remote.queued', {});
}

/** The submission gets status 10: its user may submit it again. */
export async function failRun(
  transaction: Queryable,
  submissionId: number,
  { reason, judgeName, now }: { reason: RemoteReason; judgeName?: string; now: Date },
) {
  await endRun(transaction, submissionId, { reason, now });
  await changeSubmission(transaction, submissionId, {
    status: statuses.submittedFailed,
    timeMs: null,
    memoryKb: null,
    score: null,
    oiRankScore: null,
    errorMessage: remoteReasonTexts[reason]['en-US'],
    ...(judgeName !== undefined && { judgeName }),
    updatedAt: now,
  });
}

/** How long an account rests whose code may still arrive at the site. */
const withdrawnRestMs = 60_000;

/**
 * Ends the run of a submission that is cancelled. Its code may be on the way to the site: the account rests, so that the run of
 * another submission cannot be mistaken for it.
 */
export async function withdrawRun(transaction: Queryable, submissionId: number, now: Date) {
  const run = await lockRun(transaction, submissionId);
  if (run === undefined || run.state === 'finished') return;
  await endRun(transaction, submissionId, { reason: null, now });
  if (run.state === 'sending' && run.accountId !== null)
    await restAccount(transaction, run.accountId, new Date(now.getTime() + withdrawnRestMs));
}

/** A new submission is refused if no account could ever take it; otherwise it waits for one. */
export async function checkRemoteJudging(database: Queryable, displayId: string) {
  const vendor = parseRemoteDisplayId(displayId)?.vendor;
  if (vendor === undefined) throw callError('remoteProblemUnknown');
  const isEnabled = (await findVendorSwitch(database, vendor.prefix))?.isEnabled ?? !vendor.isOptIn;
  if (!isEnabled) throw callError('remoteVendorOff', { site: vendor.name });
  if ((await countEnabledAccounts(database, vendor.accountKey)) === 0)
    throw callError('remoteAccountMissing', { site: vendor.name });
}
