import type { Query } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aComparison } from '../testing/a-comparison.ts';
import { comparisonKey, comparisonQuery, comparisonsKey, comparisonsQuery, pairKey } from './comparisons.ts';

type Interval = (query: Query) => number | false | undefined;
const intervalOf = (refetchInterval: unknown, data: unknown) =>
  (refetchInterval as Interval)({ state: { data } } as Query);

describe('loading a comparison', () => {
  it.each([
    ['waiting', 1000],
    ['running', 1000],
    ['finished', false],
    ['failed', false],
  ] as const)('is repeated while it is under way: %s', (state, interval) => {
    const { refetchInterval } = comparisonQuery(5);
    expect(intervalOf(refetchInterval, aComparison({ state }))).toBe(interval);
    const list = { comparisons: [aComparison({ state }), aComparison()] };
    expect(intervalOf(comparisonsQuery('contest', 7).refetchInterval, list)).toBe(interval);
  });

  it('is not repeated after a failure', () => {
    expect(intervalOf(comparisonQuery(5).refetchInterval, undefined)).toBe(false);
    expect(intervalOf(comparisonsQuery('contest', 7).refetchInterval, undefined)).toBe(false);
  });

  it('has a key of its own for each kind of data', () => {
    const keys = [comparisonKey(5), pairKey(5), comparisonsKey('contest', 5), comparisonsKey('problem', 5)];
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });
});
