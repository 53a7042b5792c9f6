/**
 * How this works: in one transaction jobs are taken from the lanes and an attempt begins for each of their tasks. A server
 * that dies in the middle has taken nothing. Lanes come in the order of their importance, but a share of the turns begins
 * with a lane further back, so that test runs, and in the end rejudges too, go on while a contest fills the first lane.
 * Languages that the judge cannot run are passed over; they block nobody. Checks of problems take long: a judge gets only so
 * many of them that people's submissions find a free slot.
 *
 * This transaction holds several submissions at once, in the order of the queue. It must not wait for anything that somebody
 * with one of these submissions may hold: a task that no judge can do anything with is ended afterwards, on its own, since
 * its verdict is counted. Should that fail, the sweeper queues the task again.
 */
import { statuses, type JudgeTask } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { lanes, type Lane } from '../../platform/queue.ts';
import { changeSubmission, deleteTask, enqueueTask, lockSubmission } from '../submissions/index.ts';
import {
  beginAttempt,
  beginSubmissionAttempt,
  lockWaitingTask,
  type TaskRow,
  type WaitingLanguage,
} from './attempts.repository.ts';
import { buildTask, UnfitTaskError } from './build-task.ts';
import { countFreeChecks, findCheckedProgram, restartChecked } from './checked-programs.repository.ts';
import { failTask } from './finish-task.ts';
import { findWaitingWork, type WaitingWork } from './judged-rows.repository.ts';
import type { SpeakingJudge } from './judging.repository.ts';

export type ClaimParts = Pick<Platform, 'database' | 'queue' | 'clock' | 'logger'>;

export interface Claim {
  judge: SpeakingJudge;
  languages: string[];
  limit: number;
  /** Counts the claims of this server that found something. */
  turn: number;
  waiting: WaitingLanguage[];
}

export interface ClaimedTask {
  task: JudgeTask;
  waitedMs: number;
}

interface UnfitTask {
  task: TaskRow;
  reason: string;
}

/** Every so many turns begin with this lane. */
const ownTurns: readonly { lane: Lane; every: number }[] = [
  { lane: 'background', every: 16 },
  { lane: 'problem-check', every: 8 },
  { lane: 'test-run', every: 4 },
];

export function laneOrder(turn: number): Lane[] {
  const first = ownTurns.find(({ every }) => turn % every === every - 1)?.lane;
  return first === undefined ? [...lanes] : [first, ...lanes.filter((lane) => lane !== first)];
}

export async function claimTasks(parts: ClaimParts, claim: Claim): Promise<ClaimedTask[]> {
  const { waiting } = claim;
  const isOffered = ({ language }: { language: string }) => claim.languages.includes(language);
  const promising = laneOrder(claim.turn).filter((lane) =>
    waiting.some((one) => one.lane === lane && isOffered(one)),
  );
  if (promising.length === 0) return [];
  const exceptLanguages = [...new Set(waiting.filter((one) => !isOffered(one)).map((one) => one.language))];
  const unfit: UnfitTask[] = [];
  const claimed = await inTransaction(parts.database, async (transaction) => {
    const taken: ClaimedTask[] = [];
    for (const lane of promising) {
      const room = claim.limit - taken.length;
      if (room <= 0) break;
      const limit =
        lane === 'problem-check' ? Math.min(room, await countFreeChecks(transaction, claim.judge)) : room;
      if (limit <= 0) continue;
      const laneClaim = { ...claim, lane, limit, exceptLanguages, unfit };
      taken.push(...(await claimFromLane(transaction, parts, laneClaim)));
    }
    return taken;
  });
  for (const { task, reason } of unfit) await endUnfitTask(parts, task, reason);
  return claimed;
}

type LaneClaim = Claim & {
  lane: Lane;
  exceptLanguages: string[];
  /** Those that were found on the way. */
  unfit: UnfitTask[];
};

async function claimFromLane(transaction: Queryable, parts: ClaimParts, claim: LaneClaim) {
  const claimed: ClaimedTask[] = [];
  for (;;) {
    const taskIds = await parts.queue.takeTasks(transaction, claim.lane, {
      limit: claim.limit - claimed.length,
      exceptLanguages: claim.exceptLanguages,
    });
    for (const taskId of taskIds) {
      const task = await claimTask(transaction, parts, { ...claim, taskId });
      if (task !== undefined) claimed.push(task);
    }
    // A job may have been left over from a task that is gone: there can be more behind it.
    if (taskIds.length === 0 || claimed.length >= claim.limit) return claimed;
  }
}

async function claimTask(
  transaction: Queryable,
  { queue, clock }: ClaimParts,
  claim: LaneClaim & { taskId: number },
): Promise<ClaimedTask | undefined> {
  const task = await findWaitingWork(transaction, claim.taskId);
  if (task === undefined) return undefined;
  const { id: taskId, lane, language } = task;
  if (!claim.languages.includes(language)) {
    // It came after the languages were looked at.
    claim.exceptLanguages.push(language);
    await enqueueTask(queue, transaction, { taskId, lane, language, priority: 0 });
    return undefined;
  }
  const attemptId = randomUUID();
  const now = clock();
  const { checkProgramId } = task;
  const checked = checkProgramId === null ? undefined : await findCheckedProgram(transaction, checkProgramId);
  try {
    const built = buildTask(task, { attemptId, checked });
    const isBegun = await begin(transaction, task, { attemptId, judge: claim.judge, now });
    if (!isBegun) return undefined;
    return { task: built, waitedMs: now.getTime() - task.createdAt.getTime() };
  } catch (error) {
    if (!(error instanceof UnfitTaskError)) throw error;
    claim.unfit.push({ task, reason: error.message });
    return undefined;
  }
}

/** False, and nothing changed, when the task is not waiting any more or its submission needs no judging. */
async function begin(
  transaction: Queryable,
  { id: taskId, submissionId, checkProgramId, judgedAsOf }: WaitingWork,
  attempt: { attemptId: string; judge: SpeakingJudge; now: Date },
) {
  if (submissionId === null) {
    const isTaken = await beginAttempt(transaction, { taskId, ...attempt });
    if (isTaken && checkProgramId !== null)
      await restartChecked(transaction, checkProgramId, { status: statuses.compiling, now: attempt.now });
    return isTaken;
  }
  const { isJudged, isBegun } = await beginSubmissionAttempt(transaction, {
    submissionId,
    judgedAsOf,
    taskId,
    ...attempt,
  });
  if (!isJudged) await deleteTask(transaction, taskId);
  else if (!isBegun) {
    // Queued anew after this task was read: its new task has a job of its own.
    await changeSubmission(transaction, submissionId, {
      status: statuses.pending,
      judgeName: null,
      updatedAt: attempt.now,
    });
  }
  return isBegun;
}

async function endUnfitTask(
  { database, clock, logger }: ClaimParts,
  { id, submissionId }: TaskRow,
  reason: string,
) {
  try {
    await inTransaction(database, async (transaction) => {
      if (submissionId !== null) await lockSubmission(transaction, submissionId);
      const task = await lockWaitingTask(transaction, id);
      if (task === undefined) return;
      await failTask(transaction, task, { status: statuses.systemError, reason, now: clock() });
    });
  } catch (error) {
    // The judge must get what was claimed for it.
    logger.warn({ err: error, taskId: id }, 'a task that cannot be judged has not been ended yet');
  }
}
