/**
 * How this works: every few seconds each server looks for work that would never end by itself: attempts whose
 * judge sends no heartbeats, tasks that no judge can run, submissions without
 * a task, and results that no client fetched. Every step checks again
 * inside its transaction, so servers may sweep concurrently.
 *
 * Missing heartbeats count only while judges could send them. A server that has just started, or has just got
 * its database back, first waits for the time of a few heartbeats.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import type { Platform } from '../../platform/platform.ts';
import { markMissingLanguages } from '../site/index.ts';
import {
  changeSubmission,
  deleteOldSubmissionKeys,
  lockSubmission,
  queueSubmission,
} from '../submissions/index.ts';
import { listSilentAttempts, lockWaitingTask } from './attempts.repository.ts';
import { failTask } from './finish-task.ts';
import {
  countLiveJudges,
  findOfferedLanguages,
  heartbeatTimeoutMs,
  isLanguageOffered,
  lockOffer,
} from './judging.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';
import {
  deleteAbandonedTasks,
  listLanguagesWaitingSince,
  listStuckSubmissions,
  listTasksWaitingFor,
} from './sweep.repository.ts';
import { deleteForgottenUse } from './waiting-tasks.repository.ts';

export type SweepParts = Pick<Platform, 'database' | 'clock' | 'resultCounter' | 'logger'>;

const sweepEveryMs = 3_000;
const repairEveryMs = 60_000;
const batch = 500;
const languageTimeoutMs = 600_000;
const resultTtlMs = 60_000;
const requestTtlMs = 600_000;

export interface Sweeper {
  /** For tests: runs what the timer runs. */
  sweep: () => Promise<void>;
  stop: () => void;
}

export function startSweeper(parts: SweepParts): Sweeper {
  const { clock, logger } = parts;
  let listeningSince = clock().getTime();
  let repairedAt = 0;
  const sweep = async () => {
    const now = clock().getTime();
    if (now - listeningSince >= heartbeatTimeoutMs) await requeueSilentAttempts(parts);
    await markMissing(parts);
    await failUnofferedTasks(parts);
    if (now - repairedAt < repairEveryMs) return;
    repairedAt = now;
    await repair(parts);
  };
  const guarded = () =>
    sweep().catch((error: unknown) => {
      listeningSince = clock().getTime();
      logger.warn({ err: error }, 'sweeping failed');
    });
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= guarded().finally(() => (running = undefined));
  }, sweepEveryMs);
  return { sweep, stop: () => clearInterval(timer) };
}

async function requeueSilentAttempts(parts: SweepParts) {
  const heardBefore = new Date(parts.clock().getTime() - heartbeatTimeoutMs);
  const silent = await listSilentAttempts(parts.database, heardBefore, batch);
  if (silent.length > 0) parts.logger.warn({ attempts: silent.length }, 'judges fell silent');
  await requeueLostAttempts(parts, silent, { reason: 'fell silent', countsAsRetry: true, heardBefore });
}

/** Without any judge the languages of the next one are unknown, so the offered languages stay unchanged. */
async function markMissing({ database, clock }: SweepParts) {
  await inTransaction(database, async (transaction) => {
    // Of two concurrent sweeps, the one that loads the judges later writes last.
    await lockOffer(transaction);
    const offered = await findOfferedLanguages(transaction, clock());
    if (offered !== undefined) await markMissingLanguages(transaction, offered);
  });
}

/**
 * Without any judge all tasks wait. If there are judges, a language that none of them offers is not expected
 * to appear.
 */
async function failUnofferedTasks(parts: SweepParts) {
  const { database, clock } = parts;
  const now = clock();
  const createdBefore = new Date(now.getTime() - languageTimeoutMs);
  for (const language of await listLanguagesWaitingSince(database, createdBefore)) {
    const isHopeless =
      (await countLiveJudges(database, now)) > 0 &&
      !(await isLanguageOffered(database, language, createdBefore));
    if (!isHopeless) continue;
    for (const task of await listTasksWaitingFor(database, { language, createdBefore, limit: batch }))
      await failUnoffered(parts, { ...task, language });
  }
}

async function failUnoffered(
  { database, clock, resultCounter }: SweepParts,
  { id, submissionId, language }: { id: number; submissionId: number | null; language: string },
) {
  const reason = `No judge offers the language ${language}. Try again when there is one, or use another language.`;
  await inTransaction(database, async (transaction) => {
    if (submissionId !== null) await lockSubmission(transaction, submissionId);
    const task = await lockWaitingTask(transaction, id);
    if (task === undefined) return;
    const failed = { task, status: statuses.submittedFailed, reason, now: clock() };
    await failTask({ resultCounter }, transaction, failed);
  });
}

async function repair(parts: SweepParts) {
  const now = parts.clock().getTime();
  await deleteAbandonedTasks(parts.database, {
    finishedBefore: new Date(now - resultTtlMs),
    askedBefore: new Date(now - requestTtlMs),
  });
  await deleteOldSubmissionKeys(parts.database, new Date(now));
  const unchangedSince = new Date(now - repairEveryMs);
  await deleteForgottenUse(parts.database, new Date(now));
  await queueStuckSubmissions(parts, unchangedSince);
}

async function queueStuckSubmissions(parts: SweepParts, unchangedSince: Date) {
  for (const stuck of await listStuckSubmissions(parts.database, unchangedSince, batch)) {
    await inTransaction(parts.database, async (transaction) => {
      const submission = await lockSubmission(transaction, stuck.id);
      if (submission === undefined || !isUnderWay(submission.status)) return;
      await changeSubmission(transaction, stuck.id, {
        status: statuses.pending,
        judgeName: null,
        updatedAt: parts.clock(),
      });
      await queueSubmission(parts, transaction, {
        submissionId: stuck.id,
        userId: stuck.userId,
        language: stuck.language,
        lane: submissionLane(stuck),
      });
    });
  }
}
