import { describe, expect, it } from 'vitest';
import { fetchWithClock } from './fetch-with-clock.ts';
import { haveDiverged, readClock, setClock } from './server-clock.ts';

describe('the server clock', () => {
  const clock = setClock({ serverMs: 1_000_000, requestedAtMs: 500, respondedAtMs: 700 });

  it('takes the server’s time as halfway between request and response', () => {
    expect(clock).toEqual({ serverMs: 1_000_000, countMs: 600, uncertaintyMs: 100 });
  });

  it.each([
    [600, 1_000_000],
    [700, 1_000_100],
    [60_600, 1_060_000],
  ])('at %i ms of the page shows %i', (countMs, serverMs) => {
    expect(readClock(clock, countMs)).toBe(serverMs);
  });
});

describe('haveDiverged', () => {
  const before = { countMs: 1000, wallMs: 90_000 };

  it.each([
    ['both clocks ran on', 2000, 91_000, false],
    ['small corrections', 2000, 91_900, false],
    ['a correction of exactly the tolerance', 2000, 92_000, false],
    ['the computer slept', 2000, 690_000, true],
    ['the clock was set back', 2000, 30_000, true],
    ['the monotonic clock ran on alone', 9000, 90_000, true],
  ])('when %s', (_case, countMs, wallMs, expected) => {
    expect(haveDiverged(before, { countMs, wallMs })).toBe(expected);
  });
});

describe('fetchWithClock', () => {
  it('sets the clock by the time in the answer', async () => {
    const { answer, clock } = await fetchWithClock(
      () => Promise.resolve({ now: '2026-05-01T08:00:00.000+0000', title: 'x' }),
      ({ now }) => now,
    );
    expect(answer.title).toBe('x');
    expect(clock.serverMs).toBe(Date.UTC(2026, 4, 1, 8));
    expect(clock.uncertaintyMs).toBeGreaterThanOrEqual(0);
  });

  it('keeps the clock of the computer if the answer has no time', async () => {
    const before = Date.now();
    const { clock } = await fetchWithClock(
      () => Promise.resolve([]),
      () => undefined,
    );
    expect(clock.serverMs).toBeGreaterThanOrEqual(before);
  });

  it('passes on a failed request', async () => {
    const failing = fetchWithClock(
      () => Promise.reject(new Error('offline')),
      () => undefined,
    );
    await expect(failing).rejects.toThrow('offline');
  });
});
