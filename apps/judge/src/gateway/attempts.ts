/**
 * How this works
 *
 * An attempt occupies a place while it is judged, and is listed until the server has its result: every heartbeat names it, so
 * that the server does not treat it as lost. The server may end it at any time, which aborts its work. An exception during
 * judging becomes a System Error with its message and never ends the judge. When the judge stops, it aborts and returns the
 * attempts in progress, and waits a moment for results in flight.
 */
import type { CaseResult, JudgeTask, TaskResult } from '@touchstone/contract/judge-messages';
import type { Gateway } from './call-gateway.ts';
import { deliverResult, systemError } from './deliver-result.ts';
import { reportProgress } from './report-progress.ts';

export interface AttemptHooks {
  readonly signal: AbortSignal;
  readonly onJudging: () => void;
  readonly onCase: (result: CaseResult) => void;
}

export interface AttemptsInput {
  readonly gateway: Gateway;
  readonly places: number;
  /** Aborts when the judge stops: waiting for a place ends then. */
  readonly signal: AbortSignal;
  readonly judge: (task: JudgeTask, hooks: AttemptHooks) => Promise<TaskResult>;
  readonly onFailure: (message: string, details: object) => void;
}

export interface Attempts {
  /** The attempts that the server should treat as alive. */
  readonly ids: readonly string[];
  readonly places: { readonly free: number; whenFree(): Promise<void> };
  begin(task: JudgeTask): void;
  /** Over for the server. */
  end(ids: readonly string[]): void;
  /** Aborts the judging in progress and waits for deliveries in flight until the signal aborts. */
  stop(deadline: AbortSignal): Promise<void>;
}

export function createAttempts(input: AttemptsInput): Attempts {
  const { onFailure } = input;
  const running = new Map<string, { readonly controller: AbortController; isJudged: boolean }>();
  const works = new Set<Promise<void>>();
  const places = createPlaces(input.places, input.signal);

  const run = async (task: JudgeTask): Promise<void> => {
    const { attemptId, requestId } = task;
    const gateway = gatewayOf(input, task);
    const attempt = { controller: new AbortController(), isJudged: false };
    const { signal } = attempt.controller;
    running.set(attemptId, attempt);
    const result = await places.occupy(() => judge(input, task, attempt.controller));
    attempt.isJudged = true;
    const onFailed = (reason: string): void =>
      onFailure('a result is not delivered yet', { attemptId, requestId, reason });
    if (result !== undefined) await deliverResult({ gateway, attemptId, result, signal, onFailed });
    running.delete(attemptId);
  };

  return {
    get ids() {
      return [...running.keys()];
    },
    places,
    begin: (task) => {
      const work = run(task).finally(() => works.delete(work));
      works.add(work);
    },
    end: (ids) => {
      for (const id of ids) running.get(id)?.controller.abort();
    },
    stop: async (deadline) => {
      for (const attempt of running.values()) if (!attempt.isJudged) attempt.controller.abort();
      await Promise.race([Promise.all(works), whenAborted(deadline)]);
      for (const { controller } of running.values()) controller.abort();
    },
  };
}

/** Calls about a task name the request that caused it. */
const gatewayOf = ({ gateway }: AttemptsInput, { requestId }: JudgeTask): Gateway => ({
  ...gateway,
  requestId: requestId ?? undefined,
});

function createPlaces(
  total: number,
  signal: AbortSignal,
): Attempts['places'] & { occupy<Result>(work: () => Promise<Result>): Promise<Result> } {
  let occupied = 0;
  const free = (): number => total - occupied;
  let freed = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => freed.resolve(), { once: true });
  return {
    get free() {
      return free();
    },
    whenFree: async () => {
      while (free() <= 0 && !signal.aborted) await freed.promise;
    },
    occupy: async (work) => {
      occupied += 1;
      try {
        return await work();
      } finally {
        occupied -= 1;
        freed.resolve();
        freed = Promise.withResolvers();
      }
    },
  };
}

/** Undefined when the attempt was ended meanwhile. */
async function judge(
  input: AttemptsInput,
  task: JudgeTask,
  controller: AbortController,
): Promise<TaskResult | undefined> {
  const { judge: judgeTask, onFailure } = input;
  const { attemptId, requestId, kind } = task;
  const { signal } = controller;
  const done = new AbortController();
  const progress = reportProgress({
    gateway: gatewayOf(input, task),
    attemptId,
    signal: AbortSignal.any([done.signal, signal]),
    onEnded: () => controller.abort(),
  });
  try {
    const { judging: onJudging, addCase: onCase } = progress;
    const result = await judgeTask(task, { signal, onJudging, onCase });
    return signal.aborted ? undefined : result;
  } catch (error) {
    if (signal.aborted) return undefined;
    onFailure('judging failed', { attemptId, requestId, err: error });
    return systemError(kind, `The judge failed: ${error instanceof Error ? error.message : String(error)}`);
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
