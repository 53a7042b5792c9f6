import type { RandomSource } from './random-source.ts';

/** The distribution over a contest: many at the start with the easy problems, some in the middle, and many before the end. */
const parts = { opening: 0.45, closing: 0.25 };
const closingFrom = 0.85;

/** A time as a fraction of the contest, from 0 (inclusive) to 1 (exclusive). */
export function drawMoment({ next }: RandomSource): number {
  const part = next();
  const place = next();
  // The square concentrates them at the start.
  if (part < parts.opening) return place ** 2 * 0.5;
  if (part >= 1 - parts.closing) return closingFrom + place * (1 - closingFrom);
  return place;
}
