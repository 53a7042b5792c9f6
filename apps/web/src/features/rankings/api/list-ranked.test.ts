import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { rankedQuery, topTenQuery } from './list-ranked.ts';

const request = { kind: 'oi', currentPage: 2, limit: 30, searchUser: '' } as const;

describe('the request for a ranking', () => {
  it.each([
    ['a page', request, { type: '1', currentPage: '2', limit: '30' }],
    [
      'a search',
      { ...request, searchUser: 'ann' },
      { type: '1', currentPage: '2', limit: '30', searchUser: 'ann' },
    ],
    ['the other kind', { ...request, kind: 'acm' } as const, { type: '0', currentPage: '2', limit: '30' }],
  ])('of %s', async (_case, wanted, query) => {
    const calls = recordCalls(() => ({ data: { records: [] } }));
    await new QueryClient().fetchQuery(rankedQuery(wanted));
    expect(calls[0]?.query).toEqual(query);
  });

  it('keeps the old rows while the page changes, but not those of another ranking', () => {
    const { placeholderData } = rankedQuery(request);
    if (typeof placeholderData !== 'function') throw new Error('no placeholder');
    const keep = placeholderData as (previous: unknown, query: unknown) => unknown;
    const previous = { records: [1] };
    expect(keep(previous, { queryKey: rankedQuery({ ...request, currentPage: 1 }).queryKey })).toBe(previous);
    expect(keep(previous, { queryKey: rankedQuery({ ...request, kind: 'acm' }).queryKey })).toBeUndefined();
  });

  it('of the first ten is the same whatever is searched', () => {
    expect(topTenQuery('acm').queryKey).toEqual(
      rankedQuery({ kind: 'acm', currentPage: 1, limit: 10, searchUser: '' }).queryKey,
    );
  });
});
