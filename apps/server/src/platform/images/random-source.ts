import { randomBytes } from 'node:crypto';

/** Numbers in [0, 1). Injected everywhere, so that a test can draw the same picture twice. */
export type RandomSource = () => number;

const RANDOM_BYTES = 6;
const RANDOM_STEPS = 2 ** (8 * RANDOM_BYTES);

/** Unpredictable numbers: results of `Math.random` could be computed from earlier ones. */
export const cryptoRandom: RandomSource = () =>
  randomBytes(RANDOM_BYTES).readUIntBE(0, RANDOM_BYTES) / RANDOM_STEPS;

export function randomBetween(random: RandomSource, minimum: number, maximum: number): number {
  return minimum + random() * (maximum - minimum);
}

/** Both ends are included. */
export function randomInteger(random: RandomSource, minimum: number, maximum: number): number {
  return minimum + Math.floor(random() * (maximum - minimum + 1));
}

export function pickOne<const T>(random: RandomSource, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
