import { describe, expect, test } from 'vitest';
import { decideSealedFrom, decideTimes } from './contest-form-times.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = 10 * hour;

describe('times within a second', () => {
  const stored = { startMs: start + 417, endMs: start + hour + 417 };

  test.each([
    ['a new contest', { startMs: start + 0.5, endMs: start + hour + 300 }, undefined, 0, hour],
    ['a new one that has no whole second', { startMs: start, endMs: start + 400 }, undefined, 0, 0],
    ['what is stored', stored, stored, 417, hour],
    ['what is stored, written in seconds', { startMs: start, endMs: start + hour }, stored, 417, hour],
    ['another end', { startMs: start, endMs: start + 2 * hour }, stored, 417, 2 * hour],
    ['another start', { startMs: start - minute, endMs: start + hour }, stored, -minute, hour + minute],
  ])('of %s make whole seconds', (_what, typed, before, startOffset, lengthMs) => {
    const { startMs, endMs } = decideTimes(typed, before);
    expect([startMs - start, endMs - startMs]).toEqual([startOffset, lengthMs]);
  });

  test('a seal that was written in seconds is the choice that was meant', () => {
    const times = { startMs: start + 417, endMs: start + 5 * hour + 417 };
    const typedMs = start + 4 * hour;
    expect(decideSealedFrom({ isSealed: true, typedMs, times, scoring: 'acm' })).toBe(typedMs + 417);
    const own = { ...times, sealedFromMs: start + 3 * hour + 99 };
    const kept = { isSealed: true, typedMs: start + 3 * hour, times, scoring: 'acm', stored: own } as const;
    expect(decideSealedFrom(kept)).toBe(own.sealedFromMs);
  });
});
