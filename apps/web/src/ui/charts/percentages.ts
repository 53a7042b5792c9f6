/** Percentages and rates for display. */

const hundred = 100;

/**
 * Percentages with the given number of decimals that add up to exactly 100. The remainder of rounding down goes to the
 * values that lost the most by it. All are 0 if the sum is 0.
 */
export function sharePercentages(values: readonly number[], decimals = 1): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (whole <= 0) return values.map(() => 0);
  const unitsInOne = 10 ** decimals;
  const exact = values.map((value) => (value / whole) * hundred * unitsInOne);
  const units = exact.map(Math.floor);
  const left = hundred * unitsInOne - units.reduce((sum, unit) => sum + unit, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .toSorted((one, other) => other.loss - one.loss);
  for (const { index } of byLoss.slice(0, Math.round(left))) units[index] = (units[index] ?? 0) + 1;
  return units.map((unit) => unit / unitsInOne);
}

/** The percentage of `part` in `whole`, from 0 to 100; 0 if the whole is 0. */
export const ratePercentage = (part: number, whole: number): number =>
  whole > 0 ? Math.min(hundred, Math.max(0, (part / whole) * hundred)) : 0;

/** An acceptance rate: two decimals and a percent sign. */
export const formatRate = (part: number, whole: number): string =>
  `${ratePercentage(part, whole).toFixed(2)}%`;
