import type { RandomSource } from './random-source.ts';

/** Of a contest: many begin with what is easy, few stop in the middle, and everybody has a last idea before the end. */
const parts = { opening: 0.45, closing: 0.25 };
const closingFrom = 0.85;

/** A moment as a part of the contest, from 0 up to, not including, 1. */
export function drawMoment({ next }: RandomSource): number {
  const part = next();
  const place = next();
  // The square crowds them at the beginning.
  if (part < parts.opening) return place ** 2 * 0.5;
  if (part >= 1 - parts.closing) return closingFrom + place * (1 - closingFrom);
  return place;
}
