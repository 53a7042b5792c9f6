import { describe, expect, it } from 'vitest';
import { parseRankingAddress, writeRankingAddress } from './ranking-address.ts';

const read = (query: string) => parseRankingAddress(new URLSearchParams(query));

describe('parseRankingAddress', () => {
  it.each([
    ['nothing', '', { page: 1, size: 30, search: '' }],
    ['everything', 'currentPage=3&limit=50&searchUser=fox', { page: 3, size: 50, search: 'fox' }],
    ['nonsense', 'currentPage=-2&limit=many', { page: 1, size: 30, search: '' }],
    ['zero', 'currentPage=0&limit=0', { page: 1, size: 30, search: '' }],
    ['too much', 'currentPage=999999999&limit=5000', { page: 1_000_000, size: 100, search: '' }],
    ['spaces', 'searchUser=%20%20', { page: 1, size: 30, search: '' }],
  ])('parses %s', (_what, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('truncates a search that is too long', () => {
    expect(read(`searchUser=${'x'.repeat(300)}`).search).toHaveLength(100);
  });
});

describe('writeRankingAddress', () => {
  it.each([
    [{ page: 1, size: 30, search: '' }, 'l=zh-hk'],
    [{ page: 2, size: 30, search: '' }, 'l=zh-hk&currentPage=2'],
    [{ page: 1, size: 100, search: '茶馆' }, 'l=zh-hk&limit=100&searchUser=%E8%8C%B6%E9%A6%86'],
  ])('omits defaults and keeps foreign parameters: %o', (address, expected) => {
    const before = new URLSearchParams('l=zh-hk&currentPage=7');
    expect(writeRankingAddress(before, address).toString()).toBe(new URLSearchParams(expected).toString());
  });
});
