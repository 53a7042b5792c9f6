/** Chooses the round axis ticks of a count chart, from 0 up to a value that no column exceeds. */

const roundSteps = [1, 2, 5, 10] as const;

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `step`. Counts have no fractions. */
function roundUpStep(step: number): number {
  if (step <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(step));
  const round = roundSteps.find((candidate) => candidate * power >= step) ?? roundSteps[3];
  return round * power;
}

/** Ascending; the last tick is the top of the chart. */
export function scaleTicks(maximum: number, intervals = 4): number[] {
  const step = roundUpStep(maximum / intervals);
  const count = Math.max(1, Math.ceil(maximum / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
