import { expect, it } from 'vitest';
import { formatDuration } from './format-duration.ts';

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [3661, '1:01:01'],
  [25_139, '6:58:59'],
  [360_000, '100:00:00'],
  [-5, '0:00:00'],
])('formats %i seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
