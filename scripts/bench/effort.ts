/**
 * How much a run of the bench measures. A quick run measures the same ratios with fewer rounds, smaller seeds and shorter
 * loads. Its figures vary more, so its budgets are wider by the tolerance.
 */
export interface Effort {
  readonly name: 'full' | 'quick';
  /** An upper limit is multiplied by it, a lower limit divided. */
  readonly tolerance: number;
  readonly choose: <Value>(values: { readonly full: Value; readonly quick: Value }) => Value;
}

export const fullEffort: Effort = { name: 'full', tolerance: 1, choose: ({ full }) => full };
export const quickEffort: Effort = { name: 'quick', tolerance: 1.6, choose: ({ quick }) => quick };
