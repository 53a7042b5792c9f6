import { describe, expect, it } from 'vitest';
import { splitCountdown, splitDuration } from './time-spans.ts';

const hourMs = 3_600_000;

describe('splitCountdown', () => {
  it.each([
    [0, { days: 0, clock: '00:00:00' }],
    [-5, { days: 0, clock: '00:00:00' }],
    [1, { days: 0, clock: '00:00:01' }],
    [59_000, { days: 0, clock: '00:00:59' }],
    [59_001, { days: 0, clock: '00:01:00' }],
    [hourMs * 51 + 61_000, { days: 2, clock: '03:01:01' }],
  ])('of %i ms', (leftMs, expected) => {
    expect(splitCountdown(leftMs)).toEqual(expected);
  });
});

describe('splitDuration', () => {
  it.each([
    [7200, { days: 0, hours: 2, minutes: 0 }],
    [9000, { days: 0, hours: 2, minutes: 30 }],
    [86_400 * 3 + 3660, { days: 3, hours: 1, minutes: 0 }],
  ])('of %i s', (seconds, expected) => {
    expect(splitDuration(seconds)).toEqual(expected);
  });
});
