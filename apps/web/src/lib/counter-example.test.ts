import type { Query } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { counterExampleQuery, isSearching, type CounterExampleSearch } from './counter-example.ts';

const searchIn = (state: CounterExampleSearch['state']) => ({ state }) as CounterExampleSearch;

describe('the query of a counter-example', () => {
  it.each([
    ['waiting', true],
    ['running', true],
    ['ready', false],
    ['found', false],
    ['none', false],
    ['failed', false],
    ['off', false],
    ['unavailable', false],
  ] as const)('polls while the search is %s: %s', (state, polls) => {
    expect(isSearching(searchIn(state))).toBe(polls);
    const { refetchInterval } = counterExampleQuery(7);
    const query = { state: { data: searchIn(state) } } as unknown as Query<CounterExampleSearch>;
    const interval =
      typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval;
    expect(typeof interval === 'number').toBe(polls);
  });
});
