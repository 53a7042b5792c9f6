/** From 0 up to, not including, 1: `Math.random`, or the same numbers again in a test. */
export interface RandomSource {
  readonly next: () => number;
}

export const chanceOf = ({ next }: RandomSource, probability: number): boolean => next() < probability;

/** A whole number from `low` to `high`, both included. */
export const wholeBetween = ({ next }: RandomSource, low: number, high: number): number =>
  low + Math.floor(next() * (high - low + 1));

/** Around a value, up to a quarter of it away: nobody looks at the clock to refresh a page. */
export const about = ({ next }: RandomSource, value: number): number => value * (0.75 + 0.5 * next());
