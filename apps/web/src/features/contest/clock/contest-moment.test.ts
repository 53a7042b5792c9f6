import { describe, expect, it } from 'vitest';
import { momentOf, shareAt } from './contest-moment.ts';
import { readClock, setClock } from './server-clock.ts';

const open = { startMs: 1000, endMs: 5000, sealedFromMs: null, isUnsealedAtEnd: true };
const sealed = { ...open, sealedFromMs: 4000 };
const kept = { ...sealed, isUnsealedAtEnd: false };

describe('momentOf', () => {
  it.each([
    ['before the start', open, 999, { stage: 'scheduled', isSealed: false, changesAtMs: 1000 }],
    ['at the start', open, 1000, { stage: 'running', isSealed: false, changesAtMs: 5000 }],
    ['before the seal', sealed, 3999, { stage: 'running', isSealed: false, changesAtMs: 4000 }],
    ['under the seal', sealed, 4000, { stage: 'running', isSealed: true, changesAtMs: 5000 }],
    ['at the end, which lifts the seal', sealed, 5000, { stage: 'ended', isSealed: false }],
    ['at the end, which does not', kept, 5000, { stage: 'ended', isSealed: true }],
  ])('%s', (_when, times, nowMs, expected) => {
    expect(momentOf(times, nowMs)).toEqual({ changesAtMs: undefined, ...expected });
  });
});

describe('shareAt', () => {
  it.each([
    [0, 0],
    [1000, 0],
    [3000, 0.5],
    [5000, 1],
    [9000, 1],
  ])('at %i ms is %f', (nowMs, expected) => {
    expect(shareAt(open, nowMs)).toBe(expected);
  });
});

describe('the clock of the server', () => {
  it('was read half way between question and answer, and runs on from there', () => {
    const clock = setClock({ serverMs: 50_000, askedAtMs: 100, answeredAtMs: 300 });
    expect(readClock(clock, 200)).toBe(50_000);
    expect(readClock(clock, 1200)).toBe(51_000);
  });
});
