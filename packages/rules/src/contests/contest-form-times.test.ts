import { describe, expect, test } from 'vitest';
import { decideFrozenFrom, decideTimes } from './contest-form-times.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = 10 * hour;

describe('times within a second', () => {
  const stored = { startMs: start + 417, endMs: start + hour + 417 };

  test.each([
    ['a new contest', { startMs: start + 0.5, endMs: start + hour + 300 }, undefined, 0, hour],
    ['a new contest with fractional seconds', { startMs: start, endMs: start + 400 }, undefined, 0, 0],
    ['the stored times', stored, stored, 417, hour],
    ['the stored times in whole seconds', { startMs: start, endMs: start + hour }, stored, 417, hour],
    ['another end', { startMs: start, endMs: start + 2 * hour }, stored, 417, 2 * hour],
    ['another start', { startMs: start - minute, endMs: start + hour }, stored, -minute, hour + minute],
  ])('of %s are rounded to whole seconds', (_what, typed, before, startOffset, lengthMs) => {
    const { startMs, endMs } = decideTimes(typed, before);
    expect([startMs - start, endMs - startMs]).toEqual([startOffset, lengthMs]);
  });

  test('a freeze time in whole seconds maps to its choice', () => {
    const times = { startMs: start + 417, endMs: start + 5 * hour + 417 };
    const typedMs = start + 4 * hour;
    expect(decideFrozenFrom({ isFrozen: true, typedMs, times, scoring: 'acm' })).toBe(typedMs + 417);
    const own = { ...times, frozenFromMs: start + 3 * hour + 99 };
    const kept = { isFrozen: true, typedMs: start + 3 * hour, times, scoring: 'acm', stored: own } as const;
    expect(decideFrozenFrom(kept)).toBe(own.frozenFromMs);
  });
});
