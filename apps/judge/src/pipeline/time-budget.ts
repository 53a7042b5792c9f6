/**
 * How this works: the cases of a task share an amount of time in slots. What is still running when it is used up is ended, and no
 * other case begins. A checker that had to be ended ends the rest, too: it would do the same in every case.
 *
 * Work that is interrupted or fails is done again, so it takes nothing from the budget.
 */
import { findFault, type NotJudgedNote } from '@touchstone/rules/judging/task-budget';

/** The reason of the signal that ends the work. */
export const outOfBudget = new Error('The time for all cases is used up.');

export interface TimeBudget {
  /** Why no other case is judged; undefined while there is time. */
  readonly ended: NotJudgedNote | undefined;
  readonly usedMs: number;
  /** Not called for runs of the submission alone. */
  readonly addCheckerTime: (ms: number) => void;
  endByChecker(): void;
  measure<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

export function createTimeBudget(budgetMs: number, earlier?: { readonly judgedMs: number }): TimeBudget {
  let totalMs = earlier?.judgedMs ?? 0;
  let checkerMs = 0;
  let isEndedByChecker = false;
  let isEnded = false;
  const running = new Set<{ readonly beganAt: number; readonly controller: AbortController }>();
  let timer: NodeJS.Timeout | undefined;

  const usedBy = (now: number) => [...running].reduce((sum, { beganAt }) => sum + now - beganAt, totalMs);
  function watch(): void {
    clearTimeout(timer);
    timer = undefined;
    if (running.size === 0) return;
    const leftMs = budgetMs - usedBy(performance.now());
    isEnded ||= leftMs <= 0;
    if (isEnded) for (const { controller } of running) controller.abort(outOfBudget);
    else timer = setTimeout(watch, Math.ceil(leftMs / running.size));
  }

  return {
    get ended() {
      isEnded ||= totalMs >= budgetMs;
      if (!isEnded && !isEndedByChecker) return undefined;
      const fault = isEndedByChecker ? 'checker' : findFault({ totalMs, checkerMs });
      return { code: 'not-judged', fault, budgetMs } as const;
    },
    get usedMs() {
      return totalMs;
    },
    addCheckerTime: (ms) => {
      checkerMs += ms;
    },
    endByChecker() {
      isEndedByChecker = true;
    },
    async measure(signal, work) {
      const one = { beganAt: performance.now(), controller: new AbortController() };
      running.add(one);
      watch();
      try {
        const result = await work(AbortSignal.any([signal, one.controller.signal]));
        totalMs += performance.now() - one.beganAt;
        return result;
      } finally {
        running.delete(one);
        watch();
      }
    },
  };
}
