import { expect, test } from 'vitest';
import { formatDuration, formatMoment } from './clics-time.ts';

test.each([
  [Date.UTC(2026, 10, 15, 12), '2026-11-15T12:00:00.000+00:00'],
  [Date.UTC(2026, 10, 15, 12, 3, 4, 5), '2026-11-15T12:03:04.005+00:00'],
])('the moment %d is %s', (ms, text) => {
  expect(formatMoment(ms)).toBe(text);
});

test.each([
  [0, '0:00:00.000'],
  [-0.2, '0:00:00.000'],
  [1, '0:00:00.001'],
  [59_999, '0:00:59.999'],
  [3_723_000, '1:02:03.000'],
  [100 * 3_600_000, '100:00:00.000'],
  [-932_457, '-0:15:32.457'],
])('%d milliseconds are %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
