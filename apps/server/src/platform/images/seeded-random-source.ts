import type { RandomSource } from './random-source.ts';
import { hashPoint } from './value-noise.ts';

/** Repeatable numbers, for tests only: the seed reveals the answers. */
export function createSeededRandom(seed: number): RandomSource {
  let count = 0;
  return () => hashPoint(seed, (count += 1), 0);
}
