/** Budgets of figures. Each states its limit and whether the value is within it. */
import type { Effort } from './effort.ts';

export interface BudgetResult {
  readonly budget: string;
  readonly ok: boolean;
}

type Tolerance = Pick<Effort, 'tolerance'>;

export const noBudget: BudgetResult = { budget: 'none: for comparison', ok: true };

export const allowAtMost = (
  value: number,
  { limit, text }: { limit: number; text: string },
  { tolerance }: Tolerance,
): BudgetResult => ({
  budget: describe(text, tolerance),
  ok: value <= limit * tolerance,
});

export const allowAtLeast = (
  value: number,
  { limit, text }: { limit: number; text: string },
  { tolerance }: Tolerance,
): BudgetResult => ({
  budget: describe(text, tolerance),
  ok: value >= limit / tolerance,
});

const quickEnoughMs = 50;
const bareFactor = 1.5;
const bareExtraMs = 5;

/**
 * The rule of every HTTP scenario: users do not notice 50 ms. On a slower machine, the bare server of the same run,
 * which returns the same bytes to the same client, shows the share of the machine.
 */
export const allowHttpLatency = (
  { p99Ms, bareP99Ms }: { p99Ms: number; bareP99Ms: number },
  effort: Tolerance,
): BudgetResult =>
  allowAtMost(
    p99Ms,
    {
      limit: Math.max(quickEnoughMs, bareFactor * bareP99Ms + bareExtraMs),
      text: `<= ${String(quickEnoughMs)}, or <= ${String(bareFactor)} × bare + ${String(bareExtraMs)}`,
    },
    effort,
  );

/** A figure counts only if every response was right. */
export const requireClean = (
  result: BudgetResult,
  counts: { readonly non2xx: number; readonly errors: number; readonly timeouts: number },
): BudgetResult => {
  const failures = counts.non2xx + counts.errors + counts.timeouts;
  return failures === 0
    ? result
    : { budget: `${result.budget}; ${String(failures)} requests failed`, ok: false };
};

const describe = (text: string, tolerance: number) =>
  tolerance === 1 ? text : `${text}, tolerance × ${String(tolerance)}`;
