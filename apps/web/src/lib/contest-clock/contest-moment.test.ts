import { describe, expect, it } from 'vitest';
import { momentOf, shareAt } from './contest-moment.ts';
import { haveDiverged, readClock, setClock } from './server-clock.ts';

const open = { startMs: 1000, endMs: 5000, frozenFromMs: null, isUnfrozenAtEnd: true };
const sealed = { ...open, frozenFromMs: 4000 };
const kept = { ...sealed, isUnfrozenAtEnd: false };

describe('momentOf', () => {
  it.each([
    ['before the start', open, 999, { stage: 'scheduled', isFrozen: false, changesAtMs: 1000 }],
    ['at the start', open, 1000, { stage: 'running', isFrozen: false, changesAtMs: 5000 }],
    ['before the freeze', sealed, 3999, { stage: 'running', isFrozen: false, changesAtMs: 4000 }],
    ['during the freeze', sealed, 4000, { stage: 'running', isFrozen: true, changesAtMs: 5000 }],
    ['at the end, which unfreezes', sealed, 5000, { stage: 'ended', isFrozen: false }],
    ['at the end, which keeps the freeze', kept, 5000, { stage: 'ended', isFrozen: true }],
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
  it('is read halfway between request and response, and runs on from there', () => {
    const clock = setClock({ serverMs: 50_000, requestedAtMs: 100, respondedAtMs: 300 });
    expect(readClock(clock, 200)).toBe(50_000);
    expect(readClock(clock, 1200)).toBe(51_000);
    expect(clock.uncertaintyMs).toBe(100);
  });

  const before = { countMs: 5000, wallMs: 1_000_000 };
  it.each([
    ['runs on', { countMs: 6000, wallMs: 1_001_000 }, false],
    ['is corrected a little', { countMs: 6000, wallMs: 1_001_400 }, false],
    ['looks again late, in a tab that was hidden', { countMs: 65_000, wallMs: 1_060_000 }, false],
    ['slept for an hour', { countMs: 6000, wallMs: 4_600_000 }, true],
    ['was set forward', { countMs: 6000, wallMs: 87_400_000 }, true],
    ['was set back', { countMs: 6000, wallMs: 2000 }, true],
  ])('is synchronised again if the computer %s: %o', (_what, after, expected) => {
    expect(haveDiverged(before, after)).toBe(expected);
  });

  it('follows the server through a contest, whatever the computer shows: start, freeze and end', () => {
    // The computer's clock is a day late, which has no effect: only its monotonic clock is used.
    const clock = setClock({ serverMs: 900, requestedAtMs: 10_000, respondedAtMs: 10_000 });
    const stageAtCount = (countMs: number) => momentOf(sealed, readClock(clock, countMs));
    expect(stageAtCount(10_099)).toMatchObject({ stage: 'scheduled' });
    expect(stageAtCount(10_100)).toMatchObject({ stage: 'running', isFrozen: false });
    expect(stageAtCount(13_100)).toMatchObject({ stage: 'running', isFrozen: true });
    // The computer sleeps until after the end: the monotonic clock stood still, and the next response of the server
    // sets the clock.
    const woken = setClock({ serverMs: 9000, requestedAtMs: 13_200, respondedAtMs: 13_300 });
    expect(momentOf(sealed, readClock(woken, 13_300))).toMatchObject({ stage: 'ended', isFrozen: false });
  });
});
