import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { defaultSize, noFilters, ownOrigin, type ListAddress } from '../list-address.ts';
import { problemsQuery } from './list-problems.ts';
import { tagGroupsQuery } from './list-tag-groups.ts';

const address = (part: Partial<ListAddress>): ListAddress => ({
  ...noFilters,
  sort: 'id',
  page: 1,
  size: defaultSize,
  ...part,
});

describe('the request for problems', () => {
  it.each<[string, Partial<ListAddress>, Record<string, string>]>([
    ['no filter', {}, {}],
    ['easy problems, which are 0 on the wire', { difficulty: 0 }, { difficulty: '0' }],
    ['several tags', { tagIds: [3, 5] }, { tagId: '3,5' }],
    ['an origin and a word', { origin: 'CF', keyword: '和 +' }, { oj: 'CF', keyword: '和 +' }],
    ['another order', { sort: '-rate' }, { sort: '-rate' }],
    ['another page', { page: 4 }, { currentPage: '4' }],
  ])('with %s', async (_case, part, query) => {
    const calls = recordCalls(() => ({ data: { records: [], total: 0 } }));
    await new QueryClient().fetchQuery(problemsQuery(address(part)));
    expect(calls[0]?.query).toEqual({ currentPage: '1', limit: String(defaultSize), ...query });
  });

  it('is cached by everything that it sends', () => {
    const keys = [
      {},
      { page: 2 },
      { tagIds: [1] },
      { tagIds: [1, 2] },
      { keyword: 'a' },
      { difficulty: 1 },
      { sort: 'rate' as const },
    ].map((part) => JSON.stringify(problemsQuery(address(part)).queryKey));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the request for tags', () => {
  it.each([
    [undefined, 'ALL'],
    [ownOrigin, 'ME'],
    ['CF', 'CF'],
  ])('of origin %s asks for %s', async (origin, oj) => {
    const calls = recordCalls(() => ({ data: [] }));
    await new QueryClient().fetchQuery(tagGroupsQuery(origin));
    expect(calls[0]?.query).toEqual({ oj });
  });
});
