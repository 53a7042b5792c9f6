import { expect, it } from 'vitest';
import { difficultyOf } from './difficulties.ts';

it.each([
  [0, 'easy'],
  [1, 'mid'],
  [2, 'hard'],
  [3, 'unrated'],
  [-1, 'unrated'],
  [Number.NaN, 'unrated'],
  [null, 'unrated'],
  [undefined, 'unrated'],
])('labels difficulty %s as %s', (value, key) => {
  expect(difficultyOf(value).key).toBe(key);
});
