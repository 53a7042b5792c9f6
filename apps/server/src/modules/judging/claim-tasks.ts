/**
 * How this works: one transaction takes tasks from one lane and starts an attempt for each of them. If
 * the server dies in the middle, nothing is taken. Lanes are tried until one returns tasks; a judge with more
 * free slots calls again immediately. Lanes are tried in order of importance, but a share of the claims
 * starts with a lane further back, so that test runs and rejudges progress while a contest fills the first
 * lane. Languages that the judge cannot run are skipped and block no other task. Checks of problems
 * and searches for counter-examples take long: a judge gets only so many that submissions still find a free slot. Within a lane, the tasks of users
 * who cost the judges less come first (`rules/judging/queue-order.ts`).
 *
 * Of contests that keep test runs apart, see `apart.repository.ts`.
 *
 * This transaction locks several submissions or tasks, all before the first attempt starts. It skips what is
 * locked, so it waits for nobody, and claims of several servers take different tasks. After that the transaction
 * must not wait for a lock that the owner of one of these rows may hold. So a task that no judge can run is ended afterwards, in its own transaction, since its verdict
 * changes counters. If that fails, the next claim meets it again.
 */
import { statuses, type JudgeTask } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { lanes, type Lane } from '@touchstone/rules/judging/lanes';
import { mayBeApart, mayTakeTestRun, showsOutput } from '@touchstone/rules/judging/apart';
import { orderTasks } from '@touchstone/rules/judging/queue-order';
import { randomUUID } from 'node:crypto';
import { publishEvent } from '../../platform/event-bus.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  listApartTasks,
  listTestRunsOf,
  loadMachineState,
  lockMachine,
  type RunningTestRun,
} from './apart.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';
import { changeSubmission, deleteTask, lockSubmission } from '../submissions/index.ts';
import {
  beginAttempt,
  beginSubmissionAttempt,
  lockWaitingTask,
  type TaskRow,
  type WaitingLanguage,
} from './attempts.repository.ts';
import { buildTask, InvalidTaskError } from './build-task.ts';
import { countFreeChecks, findCheckedProgram, restartChecked } from './checked-programs.repository.ts';
import { failTask } from './finish-task.ts';
import { findWaitingWork, type WaitingWork } from './task-payload.repository.ts';
import { loadLane, lockFirstTasks } from './waiting-tasks.repository.ts';
import type { CallingJudge } from './judging.repository.ts';

export type ClaimParts = Pick<Platform, 'database' | 'clock' | 'resultCounter' | 'logger'>;

export interface Claim {
  judge: CallingJudge;
  languages: string[];
  limit: number;
  /** Number of the claims of this server that found tasks. */
  claimNumber: number;
  waiting: WaitingLanguage[];
}

export interface ClaimedTask {
  task: JudgeTask;
  waitedMs: number;
}

interface InvalidTask {
  task: TaskRow;
  reason: string;
}

/** Every n-th claim starts with this lane. */
const reservedClaims: readonly { lane: Lane; every: number; at: number }[] = [
  { lane: 'background', every: 16, at: 15 },
  { lane: 'counter-example', every: 16, at: 5 },
  { lane: 'problem-check', every: 8, at: 7 },
  { lane: 'test-run', every: 4, at: 3 },
];

export function laneOrder(claimNumber: number): Lane[] {
  const first = reservedClaims.find(({ every, at }) => claimNumber % every === at)?.lane;
  return first === undefined ? [...lanes] : [first, ...lanes.filter((lane) => lane !== first)];
}

export async function claimTasks(parts: ClaimParts, claim: Claim): Promise<ClaimedTask[]> {
  const { waiting } = claim;
  const isOffered = ({ language }: { language: string }) => claim.languages.includes(language);
  const promising = laneOrder(claim.claimNumber).filter((lane) =>
    waiting.some((one) => one.lane === lane && isOffered(one)),
  );
  if (promising.length === 0) return [];
  for (const lane of promising) {
    const claimed = await claimFromLane(parts, { ...claim, lane, invalid: [], met: new Set() });
    if (claimed.length > 0) return claimed;
  }
  return [];
}

type LaneClaim = Claim & {
  lane: Lane;
  /** Invalid tasks that the claim met. */
  invalid: InvalidTask[];
  /** All tasks that it met: it tries none of them again. */
  met: Set<number>;
};

async function claimFromLane(parts: ClaimParts, claim: LaneClaim): Promise<ClaimedTask[]> {
  for (;;) {
    const { taken, claimed, inTheWay } = await inTransaction(parts.database, (transaction) =>
      claimOnce(transaction, parts, claim),
    );
    if (inTheWay.length > 0) {
      await sendBack(parts, inTheWay);
      continue;
    }
    for (const { task, reason } of claim.invalid.splice(0)) await endInvalidTask(parts, task, reason);
    // What was taken may have been claimed by another server, or be invalid: the lane may hold more.
    if (taken === 0 || claimed.length > 0) return claimed;
  }
}

async function claimOnce(transaction: Queryable, parts: ClaimParts, claim: LaneClaim) {
  const { lane, languages } = claim;
  const limit =
    lane === 'problem-check' || lane === 'counter-example'
      ? Math.min(claim.limit, await countFreeChecks(transaction, claim.judge))
      : claim.limit;
  if (limit <= 0) return nothing;
  const { waiting, costs, isAnyApart } = await loadLane(transaction, {
    lane,
    languages,
    judgeName: claim.judge.name,
    now: parts.clock(),
  });
  const inOrder = orderTasks(waiting, costs)
    .map(({ id }) => id)
    .filter((id) => !claim.met.has(id));
  if (inOrder.length === 0) return nothing;
  const inTheWay = isAnyApart ? await findObstacle(transaction, parts, { ...claim, taskIds: inOrder }) : [];
  if (inTheWay === 'contest') return nothing;
  if (inTheWay.length > 0) return { ...nothing, inTheWay };
  const taskIds = await lockFirstTasks(transaction, { lane, taskIds: inOrder, limit });
  const claimed: ClaimedTask[] = [];
  for (const taskId of taskIds) {
    claim.met.add(taskId);
    const task = await claimTask(transaction, parts, { ...claim, taskId });
    if (task !== undefined) claimed.push(task);
  }
  return { ...nothing, taken: taskIds.length, claimed };
}

const nothing: { taken: number; claimed: ClaimedTask[]; inTheWay: RunningTestRun[] } = {
  taken: 0,
  claimed: [],
  inTheWay: [],
};

/** What keeps these tasks from this machine: a contest that keeps test runs apart, or test runs. */
async function findObstacle(
  transaction: Queryable,
  { clock }: ClaimParts,
  { lane, judge, languages, taskIds }: LaneClaim & { taskIds: readonly number[] },
): Promise<RunningTestRun[] | 'contest'> {
  if (!showsOutput(lane) && !mayBeApart(lane)) return [];
  const machine = await lockMachine(transaction, judge.name);
  if (showsOutput(lane)) {
    const state = await loadMachineState(transaction, { machine, languages, now: clock() });
    return mayTakeTestRun(state) ? [] : 'contest';
  }
  const apart = await listApartTasks(transaction, taskIds);
  return apart.size === 0 ? [] : listTestRunsOf(transaction, machine);
}

async function sendBack(parts: ClaimParts, testRuns: readonly RunningTestRun[]) {
  const attemptIds = testRuns.map(({ attemptId }) => attemptId);
  const reason = 'made way for a contest that keeps test runs apart';
  await requeueLostAttempts(parts, attemptIds, { reason, countsAsRetry: false });
  for (const testRun of testRuns) await publishEvent(parts.database, 'judging.withdrawn', testRun);
}

async function claimTask(
  transaction: Queryable,
  { clock }: ClaimParts,
  claim: LaneClaim & { taskId: number },
): Promise<ClaimedTask | undefined> {
  const task = await findWaitingWork(transaction, claim.taskId);
  if (task === undefined) return undefined;
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
    if (!(error instanceof InvalidTaskError)) throw error;
    claim.invalid.push({ task, reason: error.message });
    return undefined;
  }
}

/**
 * Returns false, and changes nothing, if the task is no longer waiting or its submission needs no judging.
 */
async function begin(
  transaction: Queryable,
  { id: taskId, submissionId, checkProgramId, judgedAsOf, finished }: WaitingWork,
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
    isResumed: finished !== null,
    taskId,
    ...attempt,
  });
  if (!isJudged) await deleteTask(transaction, taskId);
  else if (!isBegun) {
    // The submission was queued again after this task was loaded. Its new task has its own job.
    await changeSubmission(transaction, submissionId, {
      status: statuses.pending,
      judgeName: null,
      updatedAt: attempt.now,
    });
  }
  return isBegun;
}

async function endInvalidTask(
  { database, clock, resultCounter, logger }: ClaimParts,
  { id, submissionId }: TaskRow,
  reason: string,
) {
  try {
    await inTransaction(database, async (transaction) => {
      if (submissionId !== null) await lockSubmission(transaction, submissionId);
      const task = await lockWaitingTask(transaction, id);
      if (task === undefined) return;
      const failed = { task, status: statuses.systemError, reason, now: clock() };
      await failTask({ resultCounter }, transaction, failed);
    });
  } catch (error) {
    // The judge must still receive the tasks that were claimed for it.
    logger.warn({ err: error, taskId: id }, 'could not end a task that cannot be judged');
  }
}
