import { describe, expect, it } from 'vitest';
import { deriveTimeLimitMs } from './time-limit.ts';

describe('a derived time limit', () => {
  const legacy = { factor: 5, resolutionMs: 1000, rounding: 'nearest' } as const;
  const later = { factor: 2, resolutionMs: 500, rounding: 'up' } as const;
  it.each([
    [legacy, 0, 1000],
    [legacy, 100, 1000],
    [legacy, 290, 1000],
    [legacy, 310, 2000],
    [later, 10, 500],
    [later, 250, 500],
    [later, 251, 1000],
    [{ ...later, resolutionMs: 100 }, 1234, 2500],
  ])('of %j and %i ms is %i ms', (derivation, slowestMs, timeLimitMs) => {
    expect(deriveTimeLimitMs(derivation, slowestMs)).toBe(timeLimitMs);
  });
});
