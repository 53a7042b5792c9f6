/**
 * How this works: in one transaction jobs are taken from one lane and an attempt begins for each of their tasks. A server
 * that dies in the middle has taken nothing. The lanes are asked until one gives something; a judge with more room asks again
 * at once. They come in the order of their importance, but a share of the turns begins with a lane further back, so that test
 * runs, and in the end rejudges too, go on while a contest fills the first lane. Languages that the judge cannot run are
 * passed over; they block nobody. Checks of problems take long: a judge gets only so many of them that people's submissions
 * find a free slot.
 *
 * This transaction holds several submissions or tasks at once. They are held together before the first attempt begins, in the
 * order of their ids, as whoever deletes them does, and not in that of the queue. After that it must not wait for anything
 * that somebody with one of them may hold: a task that no judge can do anything with is ended afterwards, on its own, since its
 * verdict is counted. Should that fail, the sweeper queues the task again.
 */
import { statuses, type JudgeTask } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { lanes, type Lane } from '@touchstone/rules/judging/lanes';
import { randomUUID } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { changeSubmission, deleteTask, enqueueTask, lockSubmission } from '../submissions/index.ts';
import {
  beginAttempt,
  beginSubmissionAttempt,
  lockSubmissionsOrTasks,
  lockWaitingTask,
  type TaskRow,
  type WaitingLanguage,
} from './attempts.repository.ts';
import { buildTask, UnfitTaskError } from './build-task.ts';
import { countFreeChecks, findCheckedProgram, restartChecked } from './checked-programs.repository.ts';
import { failTask } from './finish-task.ts';
import { findWaitingWork, type WaitingWork } from './task-payload.repository.ts';
import type { CallingJudge } from './judging.repository.ts';

export type ClaimParts = Pick<Platform, 'database' | 'queue' | 'clock' | 'logger'>;

export interface Claim {
  judge: CallingJudge;
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
  for (const lane of promising) {
    const claimed = await claimFromLane(parts, { ...claim, lane, exceptLanguages, unfit: [] });
    if (claimed.length > 0) return claimed;
  }
  return [];
}

type LaneClaim = Claim & {
  lane: Lane;
  exceptLanguages: string[];
  /** Those that were found on the way. */
  unfit: UnfitTask[];
};

async function claimFromLane(parts: ClaimParts, claim: LaneClaim): Promise<ClaimedTask[]> {
  for (;;) {
    const { jobs, claimed } = await inTransaction(parts.database, (transaction) =>
      claimOnce(transaction, parts, claim),
    );
    for (const { task, reason } of claim.unfit.splice(0)) await endUnfitTask(parts, task, reason);
    // A job may have been left over from a task that is gone: there can be more behind it.
    if (jobs === 0 || claimed.length > 0) return claimed;
  }
}

async function claimOnce(transaction: Queryable, parts: ClaimParts, claim: LaneClaim) {
  const { lane, exceptLanguages } = claim;
  const limit =
    lane === 'problem-check'
      ? Math.min(claim.limit, await countFreeChecks(transaction, claim.judge))
      : claim.limit;
  if (limit <= 0) return { jobs: 0, claimed: [] };
  const taskIds = await parts.queue.takeTasks(transaction, lane, { limit, exceptLanguages });
  if (taskIds.length > 1) await lockSubmissionsOrTasks(transaction, taskIds);
  const claimed: ClaimedTask[] = [];
  for (const taskId of taskIds) {
    const task = await claimTask(transaction, parts, { ...claim, taskId });
    if (task !== undefined) claimed.push(task);
  }
  return { jobs: taskIds.length, claimed };
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
  attempt: { attemptId: string; judge: CallingJudge; now: Date },
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
