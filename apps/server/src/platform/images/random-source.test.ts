import { expect, test } from 'vitest';
import { cryptoRandom, pickOne, randomBetween, randomInteger } from './random-source.ts';
import { createSeededRandom } from './seeded-random-source.ts';

const ALMOST_ONE = 1 - 2 ** -48;

test('the cryptographic source gives different numbers from 0 up to but not including 1', () => {
  const numbers = Array.from({ length: 1000 }, cryptoRandom);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(new Set(numbers).size).toBe(1000);
  expect(numbers.some((number) => number < 0.1) && numbers.some((number) => number > 0.9)).toBe(true);
});

test('a seeded source repeats itself, and another seed gives other numbers', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createSeededRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('integers include both ends and stay within them', () => {
  expect(randomInteger(() => 0, 3, 9)).toBe(3);
  expect(randomInteger(() => ALMOST_ONE, 3, 9)).toBe(9);
});

test('a choice includes the first and the last of the list', () => {
  expect(pickOne(() => 0, ['a', 'b', 'c'])).toBe('a');
  expect(pickOne(() => ALMOST_ONE, ['a', 'b', 'c'])).toBe('c');
});

test('a number between two bounds scales from one to the other', () => {
  expect(randomBetween(() => 0, -2, 4)).toBe(-2);
  expect(randomBetween(() => 0.5, -2, 4)).toBe(1);
});
