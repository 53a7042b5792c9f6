/**
 * How this works
 *
 * An attempt occupies a place while it is judged. Some places are kept for contests: a submission of a contest takes one of
 * those first. An attempt is listed until the server has its result: every heartbeat names it, so
 * that the server does not treat it as lost. The server may end it at any time, which aborts its work, or ask for it because others wait:
 * then it goes back with the cases that are done. A failure of the machine gives the task back. Any other exception during judging
 * becomes a System Error with its message and never ends the judge. When the judge stops, it aborts and returns the
 * attempts in progress, and waits a moment for results in flight.
 */
import type { CaseResult, FinishedPart, JudgeTask, TaskResult } from '@touchstone/contract/judge-messages';
import type { Gateway } from './call-gateway.ts';
import { Suspended } from '../pipeline/index.ts';
import { createUsedTime, type UsedTime } from '../slots/task-slots.ts';
import { findMachineFailure } from '../machine/machine-fault.ts';
import type { MachineHealth } from '../machine/machine-health.ts';
import { deliver, deliverSuspended, systemError, type Outcome } from './deliver-result.ts';
import { reportProgress } from './report-progress.ts';

export interface AttemptHooks {
  readonly signal: AbortSignal;
  readonly suspending: AbortSignal;
  /** Measures what the attempt takes of the slots. */
  readonly used: UsedTime;
  readonly onJudging: () => void;
  readonly onCase: (result: CaseResult) => void;
}

export interface AttemptsInput {
  readonly gateway: Gateway;
  readonly places: number;
  /** Further places, for submissions of contests alone. */
  readonly contestPlaces: number;
  /** Aborts when the judge stops: waiting for a place ends then. */
  readonly signal: AbortSignal;
  readonly judge: (task: JudgeTask, hooks: AttemptHooks) => Promise<TaskResult>;
  readonly onFailure: (message: string, details: object) => void;
  /** Tasks that arrive while it is paused are given back untried. */
  readonly health: Pick<MachineHealth, 'pausedBecause' | 'failed' | 'worked'>;
}

export interface Places {
  readonly free: number;
  whenFree(): Promise<void>;
}

export interface Attempts {
  /** The attempts that the server should treat as alive. */
  readonly ids: readonly string[];
  readonly usedTimes: readonly { readonly attemptId: string; readonly usedMs: number }[];
  readonly places: Places;
  /** Those for contests; they are free only while no other place is. */
  readonly contestPlaces: Places;
  begin(task: JudgeTask): void;
  /** Over for the server. */
  end(ids: readonly string[]): void;
  /** Others wait. */
  suspend(ids: readonly string[]): void;
  /** Aborts the judging in progress and waits for deliveries in flight until the signal aborts. */
  stop(deadline: AbortSignal): Promise<void>;
}

export function createAttempts(input: AttemptsInput): Attempts {
  const { onFailure } = input;
  const running = new Map<string, Attempt>();
  const works = new Set<Promise<void>>();
  const places = createPlaces(input);

  const run = async (task: JudgeTask): Promise<void> => {
    const { attemptId, requestId } = task;
    const gateway = gatewayOf(input, task);
    const attempt: Attempt = {
      controller: new AbortController(),
      suspending: new AbortController(),
      used: createUsedTime(task.kind === 'submission' ? task.finished?.usedMs : undefined),
      isJudged: false,
    };
    const { signal } = attempt.controller;
    running.set(attemptId, attempt);
    const outcome = await places.occupy(task, () => judge(input, task, attempt));
    attempt.isJudged = true;
    const onFailed = (reason: string): void =>
      onFailure('a result is not delivered yet', { attemptId, requestId, reason });
    const { usedMs } = attempt.used;
    const delivery = { gateway, attemptId, usedMs, signal, onFailed };
    if (outcome !== undefined && 'finished' in outcome) await deliverSuspended({ ...delivery, ...outcome });
    else if (outcome !== undefined) await deliver({ ...delivery, outcome });
    running.delete(attemptId);
  };

  return {
    get ids() {
      return [...running.keys()];
    },
    get usedTimes() {
      return [...running].map(([attemptId, { used }]) => ({ attemptId, usedMs: used.usedMs }));
    },
    places: places.ordinary,
    contestPlaces: places.contest,
    begin: (task) => {
      const work = run(task).finally(() => works.delete(work));
      works.add(work);
    },
    end: (ids) => {
      for (const id of ids) running.get(id)?.controller.abort();
    },
    suspend: (ids) => {
      // Those who wait are taken at once.
      if (places.ordinary.free > 0) return;
      for (const id of ids) running.get(id)?.suspending.abort();
    },
    stop: async (deadline) => {
      for (const attempt of running.values()) if (!attempt.isJudged) attempt.controller.abort();
      await Promise.race([Promise.all(works), whenAborted(deadline)]);
      for (const { controller } of running.values()) controller.abort();
    },
  };
}

interface Attempt {
  readonly controller: AbortController;
  readonly suspending: AbortController;
  readonly used: UsedTime;
  isJudged: boolean;
}

/** Calls about a task name the request that caused it. */
const gatewayOf = ({ gateway }: AttemptsInput, { requestId }: JudgeTask): Gateway => ({
  ...gateway,
  requestId: requestId ?? undefined,
});

interface AllPlaces {
  readonly ordinary: Places;
  readonly contest: Places;
  occupy<Result>(task: JudgeTask, work: () => Promise<Result>): Promise<Result>;
}

function createPlaces(total: Pick<AttemptsInput, 'places' | 'contestPlaces' | 'signal'>): AllPlaces {
  const { signal } = total;
  const occupied = { ordinary: 0, contest: 0 };
  const free = {
    ordinary: () => total.places - occupied.ordinary,
    contest: () => (free.ordinary() > 0 ? 0 : total.contestPlaces - occupied.contest),
  };
  let changed = Promise.withResolvers<void>();
  const change = (): void => {
    changed.resolve();
    changed = Promise.withResolvers();
  };
  signal.addEventListener('abort', () => changed.resolve(), { once: true });
  const view = (kind: keyof typeof free): Places => ({
    get free() {
      return free[kind]();
    },
    whenFree: async () => {
      while (free[kind]() <= 0 && !signal.aborted) await changed.promise;
    },
  });
  const choose = (task: JudgeTask): keyof typeof occupied => {
    const isInContest = task.kind === 'submission' && task.isInContest === true;
    return isInContest && occupied.contest < total.contestPlaces ? 'contest' : 'ordinary';
  };
  return {
    ordinary: view('ordinary'),
    contest: view('contest'),
    occupy: async (task, work) => {
      const kind = choose(task);
      occupied[kind] += 1;
      change();
      try {
        return await work();
      } finally {
        occupied[kind] -= 1;
        change();
      }
    },
  };
}

/** Undefined when the attempt was ended meanwhile. */
async function judge(
  input: AttemptsInput,
  task: JudgeTask,
  { controller, suspending, used }: Attempt,
): Promise<Outcome | { finished: Omit<FinishedPart, 'usedMs'> } | undefined> {
  const { judge: judgeTask, onFailure, health } = input;
  const { attemptId, requestId, kind } = task;
  const { signal } = controller;
  const { pausedBecause } = health;
  if (pausedBecause !== undefined) return { kind, failure: pausedBecause, isTried: false };
  const done = new AbortController();
  const progress = reportProgress({
    gateway: gatewayOf(input, task),
    attemptId,
    signal: AbortSignal.any([done.signal, signal]),
    onEnded: () => controller.abort(),
  });
  try {
    const { judging: onJudging, addCase: onCase } = progress;
    const hooks = { signal, suspending: suspending.signal, used, onJudging, onCase };
    const result = await judgeTask(task, hooks);
    if (signal.aborted) return undefined;
    health.worked();
    return { result };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (error instanceof Suspended) return { finished: error.finished };
    onFailure('judging failed', { attemptId, requestId, err: error });
    const failure = findMachineFailure(error);
    if (failure !== undefined) {
      health.failed(failure);
      return { kind, failure, isTried: true };
    }
    const reason = error instanceof Error ? error.message : String(error);
    return { result: systemError(kind, `The judge failed: ${reason}`) };
  } finally {
    done.abort();
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
