/**
 * How this works
 *
 * An attempt takes a place while it is judged, and is known until the server has its result: every heartbeat names it, so
 * the server does not take it for lost, and the server may end it at any moment, which aborts its work. An exception of
 * judging is a System Error with its message, never the end of the judge. When the judge stops, what is being judged is
 * aborted and given back; results that are on their way get a moment to arrive.
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
  /** The judge stops: nobody waits for a place any more. */
  readonly signal: AbortSignal;
  readonly judge: (task: JudgeTask, hooks: AttemptHooks) => Promise<TaskResult>;
  readonly onFailure: (message: string, details: object) => void;
}

export interface Attempts {
  /** Those that the server should take for alive. */
  readonly ids: readonly string[];
  readonly places: { readonly free: number; whenFree(): Promise<void> };
  begin(task: JudgeTask): void;
  /** Over for the server. */
  end(ids: readonly string[]): void;
  /** Aborts what is being judged and waits for what is being delivered, as long as there is patience. */
  stop(patience: AbortSignal): Promise<void>;
}

export function createAttempts({ gateway, places, signal, judge, onFailure }: AttemptsInput): Attempts {
  const running = new Map<string, { readonly controller: AbortController; isJudged: boolean }>();
  const deliveries = new Set<Promise<void>>();
  let judging = 0;
  let freed = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => freed.resolve(), { once: true });

  const free = (): number => places - judging;

  const judgeInPlace = async (
    task: JudgeTask,
    controller: AbortController,
  ): Promise<TaskResult | undefined> => {
    const { attemptId } = task;
    const done = new AbortController();
    const progress = reportProgress({
      gateway,
      attemptId,
      signal: AbortSignal.any([done.signal, controller.signal]),
      onEnded: () => controller.abort(),
    });
    judging += 1;
    try {
      return await judge(task, {
        signal: controller.signal,
        onJudging: progress.judging,
        onCase: progress.addCase,
      });
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      onFailure('judging failed', { attemptId, error });
      return systemError(
        task.kind,
        `The judge failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      done.abort();
      judging -= 1;
      freed.resolve();
      freed = Promise.withResolvers();
    }
  };

  const run = async (task: JudgeTask): Promise<void> => {
    const { attemptId } = task;
    const controller = new AbortController();
    const attempt = { controller, isJudged: false };
    running.set(attemptId, attempt);
    const result = await judgeInPlace(task, controller);
    attempt.isJudged = true;
    if (result !== undefined && !controller.signal.aborted) {
      const onFailed = (reason: string): void =>
        onFailure('a result is not delivered yet', { attemptId, reason });
      await deliverResult({ gateway, attemptId, result, signal: controller.signal, onFailed });
    }
    running.delete(attemptId);
  };

  return {
    get ids() {
      return [...running.keys()];
    },
    places: {
      get free() {
        return free();
      },
      whenFree: async () => {
        while (free() <= 0 && !signal.aborted) await freed.promise;
      },
    },
    begin: (task) => {
      const work = run(task).finally(() => deliveries.delete(work));
      deliveries.add(work);
    },
    end: (ids) => {
      for (const id of ids) running.get(id)?.controller.abort();
    },
    stop: async (patience) => {
      for (const attempt of running.values()) if (!attempt.isJudged) attempt.controller.abort();
      await Promise.race([Promise.all(deliveries), whenAborted(patience)]);
      for (const { controller } of running.values()) controller.abort();
    },
  };
}

function whenAborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  else signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
