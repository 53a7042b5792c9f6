import { describe, expect, it } from 'vitest';
import { allowAtLeast, allowAtMost, allowHttpLatency, requireClean } from './budgets.ts';
import { fullEffort, quickEffort } from './effort.ts';

describe('the latency of an HTTP scenario', () => {
  it.each([
    { p99Ms: 50, bareP99Ms: 1, ok: true },
    { p99Ms: 51, bareP99Ms: 1, ok: false },
    { p99Ms: 72.5, bareP99Ms: 45, ok: true },
    { p99Ms: 72.6, bareP99Ms: 45, ok: false },
    { p99Ms: Number.NaN, bareP99Ms: 45, ok: false },
  ])('of $p99Ms ms beside $bareP99Ms ms of the bare server: $ok', ({ p99Ms, bareP99Ms, ok }) => {
    expect(allowHttpLatency({ p99Ms, bareP99Ms }, fullEffort)).toEqual({
      budget: '<= 50, or <= 1.5 × bare + 5',
      ok,
    });
  });

  it('has the tolerance of a quick run, and shows it', () => {
    expect(allowHttpLatency({ p99Ms: 80, bareP99Ms: 1 }, quickEffort)).toEqual({
      budget: '<= 50, or <= 1.5 × bare + 5, tolerance × 1.6',
      ok: true,
    });
    expect(allowHttpLatency({ p99Ms: 81, bareP99Ms: 1 }, quickEffort).ok).toBe(false);
  });
});

it('widens upper limits and lower limits alike', () => {
  const budget = { limit: 130, text: 'so much' };
  expect(allowAtMost(169, budget, quickEffort).ok).toBe(true);
  expect(allowAtMost(131, budget, fullEffort).ok).toBe(false);
  expect(allowAtLeast(100, budget, quickEffort).ok).toBe(true);
  expect(allowAtLeast(129, budget, fullEffort).ok).toBe(false);
});

it('refuses a figure of requests that failed', () => {
  const result = { budget: '<= 50', ok: true };
  expect(requireClean(result, { non2xx: 0, errors: 0, timeouts: 0 })).toBe(result);
  expect(requireClean(result, { non2xx: 1, errors: 2, timeouts: 0 })).toEqual({
    budget: '<= 50; 3 requests failed',
    ok: false,
  });
});
