import { describe, expect, it } from 'vitest';
import { hasFilters, parseListAddress, writeListAddress } from './list-address.ts';

const read = (query: string) => parseListAddress(new URLSearchParams(query));
const plain = { keyword: '', categoryId: undefined, visibility: undefined, page: 1 };

describe('training list address', () => {
  it.each([
    ['', plain],
    ['keyword=%20loops%20', { ...plain, keyword: 'loops' }],
    ['keyword=a%00b', { ...plain, keyword: 'ab' }],
    ['categoryId=3&auth=Private', { ...plain, categoryId: 3, visibility: 'Private' }],
    ['categoryId=x&auth=private&currentPage=0', plain],
    ['currentPage=4', { ...plain, page: 4 }],
    ['currentPage=99999999999999', { ...plain, page: 9_999_999 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { keyword: 'a & b', categoryId: 2, visibility: 'Public', page: 2 } as const;
    expect(parseListAddress(writeListAddress(address))).toEqual(address);
    expect(writeListAddress(plain).toString()).toBe('');
  });

  it('detects active filters', () => {
    expect(hasFilters({ ...plain, page: 4 })).toBe(false);
    expect(hasFilters({ ...plain, keyword: 'x' })).toBe(true);
    expect(hasFilters({ ...plain, categoryId: 1 })).toBe(true);
    expect(hasFilters({ ...plain, visibility: 'Public' })).toBe(true);
  });
});
