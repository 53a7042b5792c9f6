import { expect, it } from 'vitest';
import { nextFullHour } from './next-full-hour.ts';

it.each([
  ['2026-11-15T08:00:00.000Z', '2026-11-15T09:00:00.000Z'],
  ['2026-11-15T08:00:00.001Z', '2026-11-15T09:00:00.000Z'],
  ['2026-11-15T08:59:59.999Z', '2026-11-15T09:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T00:00:00.000Z'],
])('the full hour after %s is %s', (now, next) => {
  expect(nextFullHour(new Date(now)).toISOString()).toBe(next);
});
