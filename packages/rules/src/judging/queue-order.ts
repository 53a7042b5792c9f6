/**
 * How tasks of one lane are ordered: by what their users cost the judges, not by when they came.
 *
 * The cost of a user in a lane is the judging time that the user has in open tasks or used lately. The first task of somebody who
 * has neither comes before everybody's second, and a task that holds a judge for a minute counts as much as sixty ordinary ones. Tasks
 * of equal cost come in the order in which they were queued.
 *
 * The owner of a group answers for its problems: what their tasks take beyond ordinary ones counts for the owner too, whoever
 * submitted. So many accounts do not multiply the share of one sleeping checker, and a class that solves ordinary problems is no
 * user with sixty tasks.
 */

import { yieldsTo, type Lane } from './lanes.ts';

/** Each open task counts as this much at least. What a task takes beyond it is what it costs its owner. */
export const ordinaryTaskMs = 1000;

/** In how much time a unit of used time is forgotten. */
const forgettingFactor = 10;

/** More than this is not held against anybody. */
const mostRememberedMs = 120_000;

/** What a task takes beyond an ordinary one. */
export const excessMs = (usedMs: number): number => Math.max(0, usedMs - ordinaryTaskMs);

/** The cost of a task that is open: it waits, or a judge has used so much time for it. */
export const openTaskCostMs = (usedMs: number): number => Math.max(ordinaryTaskMs, usedMs);

export interface RememberedUse {
  readonly usedMs: number;
  readonly asOf: Date;
}

/** What is left of it at this time. */
export function recentUseMs({ usedMs, asOf }: RememberedUse, now: Date): number {
  const forgotten = (now.getTime() - asOf.getTime()) / forgettingFactor;
  return Math.min(mostRememberedMs, Math.max(0, Math.round(usedMs - Math.max(0, forgotten))));
}

/** Nothing is left of any use that is older. */
export const forgottenBefore = (now: Date): Date =>
  new Date(now.getTime() - mostRememberedMs * forgettingFactor);

export interface WaitingTask {
  /** In the order of queueing. */
  readonly id: number;
  /** Null: a task of nobody, such as a check. */
  readonly userId: string | null;
  /** The owner of the group whose problem it is, if that is somebody else. */
  readonly ownerId: string | null;
  /** What the user cost when the task was queued: a flood of short tasks stays behind, however fast it is judged. */
  readonly rank: number;
}

/** `costs`: of running and interrupted tasks and of recent use, by user. */
export function rankTasks<Task extends WaitingTask>(
  waiting: readonly Task[],
  costs: ReadonlyMap<string, number>,
): { readonly task: Task; readonly cost: number }[] {
  const seen = new Map<string, number>();
  const costOf = (user: string | null) => (user === null ? 0 : (costs.get(user) ?? 0));
  return waiting
    .toSorted((first, second) => first.id - second.id)
    .map((task) => {
      const { userId, ownerId, rank } = task;
      if (userId === null) return { task, cost: rank };
      const before = seen.get(userId) ?? 0;
      seen.set(userId, before + 1);
      return { task, cost: Math.max(rank, costOf(userId) + before * ordinaryTaskMs, costOf(ownerId)) };
    })
    .toSorted((first, second) => first.cost - second.cost || first.task.id - second.task.id);
}

export const orderTasks = <Task extends WaitingTask>(
  waiting: readonly Task[],
  costs: ReadonlyMap<string, number>,
): Task[] => rankTasks(waiting, costs).map(({ task }) => task);

/** A task that a judge has had for so long goes back when somebody waits who costs less by as much. */
export const sliceMs = 5 * ordinaryTaskMs;

export interface RankedTask {
  readonly lane: Lane;
  readonly cost: number;
}

/** For each task that waits one of the running ones at most: those who cost least come first, those who cost most go back. */
export function chooseSuspended<Task extends RankedTask>(
  running: readonly Task[],
  waiting: readonly RankedTask[],
): Task[] {
  const left = running.toSorted((first, second) => second.cost - first.cost);
  return waiting
    .toSorted((first, second) => first.cost - second.cost)
    .flatMap(({ lane, cost }) => {
      const at = left.findIndex((task) => yieldsTo(task.lane, lane) && cost + sliceMs <= task.cost);
      return at === -1 ? [] : left.splice(at, 1);
    });
}
