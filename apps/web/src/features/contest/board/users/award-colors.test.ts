import { expect, it } from 'vitest';
import { letterColorOn } from './award-colors.ts';

it.each([
  ['a choice that reads', '#7a1f1f', '#fff', '#fff'],
  ['white on gold', '#e6bf25', '#fff', '#000000'],
  ['white on silver', '#c0c0c0', '#fff', '#000000'],
  ['black on night', '#101020', '#222222', '#ffffff'],
  ['no choice', '#101020', null, '#ffffff'],
])('keeps award text readable: %s', (_what, background, chosen, expected) => {
  expect(letterColorOn(background, chosen)).toBe(expected);
});
