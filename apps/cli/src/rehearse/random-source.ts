/** From 0 (inclusive) to 1 (exclusive): `Math.random`, or a fixed sequence in a test. */
export interface RandomSource {
  readonly next: () => number;
}

export const chanceOf = ({ next }: RandomSource, probability: number): boolean => next() < probability;

/** A whole number from `low` to `high`, both inclusive. */
export const wholeBetween = ({ next }: RandomSource, low: number, high: number): number =>
  low + Math.floor(next() * (high - low + 1));

/** A value with a jitter of up to a quarter: users do not refresh pages at exact intervals. */
export const about = ({ next }: RandomSource, value: number): number => value * (0.75 + 0.5 * next());
