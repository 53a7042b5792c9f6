import { describe, expect, it } from 'vitest';
import { hasFilters, parseGroupListAddress, writeGroupListAddress } from './list-address.ts';

const read = (query: string) => parseGroupListAddress(new URLSearchParams(query));
const plain = { keyword: '', access: undefined, onlyMine: false, page: 1, size: 15 };

describe('the address of the group list', () => {
  it.each([
    ['', plain],
    ['auth=2&onlyMine=true', { ...plain, access: 2, onlyMine: true }],
    ['keyword=%20algo%20&currentPage=3&limit=60', { ...plain, keyword: 'algo', page: 3, size: 60 }],
    ['auth=4&limit=7&currentPage=0&onlyMine=1', plain],
    ['auth=-1&keyword=a%00b', { ...plain, keyword: 'ab' }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { keyword: 'a & b', access: 3, onlyMine: true, page: 2, size: 9 };
    expect(parseGroupListAddress(writeGroupListAddress(address))).toEqual(address);
    expect(writeGroupListAddress(plain).toString()).toBe('');
  });

  it('knows whether a filter is active', () => {
    expect(hasFilters({ ...plain, page: 4, size: 9 })).toBe(false);
    expect(hasFilters({ ...plain, onlyMine: true })).toBe(true);
    expect(hasFilters({ ...plain, access: 1 })).toBe(true);
  });
});
