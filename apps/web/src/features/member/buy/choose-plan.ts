import type { MembershipTime, Plan } from '../api/membership.ts';

/** Links from a lock name the level that opens it. */
export function choosePlan(
  plans: readonly Plan[],
  planId: number,
  level: number,
  taken: readonly number[] = [],
): Plan | undefined {
  const available = plans.filter(({ id }) => !taken.includes(id));
  return (
    plans.find(({ id }) => id === planId) ??
    available.find((plan) => plan.level >= Math.max(1, level)) ??
    available.at(0) ??
    plans.at(0)
  );
}

export type PlanHint = 'none' | 'extend' | 'above' | 'below' | 'endless';

/** What buying this plan means for the membership that the user has. */
export function hintOf(plan: Plan, { level, periods }: MembershipTime): PlanHint {
  if (level === 0) return 'none';
  if (plan.level > level) return 'above';
  const same = periods.find((period) => period.level === plan.level);
  // A level without end hides all lower ones.
  if (periods.at(-1)?.to === null && (periods.at(-1)?.level ?? 0) >= plan.level) return 'endless';
  if (plan.level < level) return 'below';
  return same === undefined ? 'none' : 'extend';
}
