import type { RunFacts } from '@touchstone/sandbox';

/** The CPU time of all runs of a search. */
export interface SearchBudget {
  readonly usedMs: number;
  /** Starts the clock on the wall. */
  begin(): void;
  /** Whether so much of the budget is used; `share` from zero to one. */
  isUsedUp(share?: number): boolean;
  spend(facts: Pick<RunFacts, 'cpuTimeUs'>): void;
}

/** Starting runs takes time that none of them measures, so the clock on the wall ends a search, too. */
const wallPerCpu = 4;

export function createSearchBudget(cpuBudgetMs: number, now: () => number): SearchBudget {
  let beganAt = now();
  let usedUs = 0;
  return {
    get usedMs() {
      return Math.round(usedUs / 1000);
    },
    begin: () => {
      beganAt = now();
    },
    isUsedUp: (share = 1) =>
      usedUs >= cpuBudgetMs * 1000 * share || now() - beganAt >= cpuBudgetMs * wallPerCpu * share,
    spend: ({ cpuTimeUs }) => {
      usedUs += Math.max(0, cpuTimeUs);
    },
  };
}
