import { describe, expect, it } from 'vitest';
import { hasFilters, parseListAddress, writeListAddress } from './list-address.ts';

const read = (query: string) => parseListAddress(new URLSearchParams(query));
const plain = { keyword: '', categoryId: undefined, onlyMine: false, page: 1 };

describe('the address of a list of discussions', () => {
  it.each([
    ['', plain],
    ['keyword=%20loops%20', { ...plain, keyword: 'loops' }],
    ['keyword=a%00b', { ...plain, keyword: 'ab' }],
    ['cid=3&onlyMine=true', { ...plain, categoryId: 3, onlyMine: true }],
    ['cid=x&onlyMine=1&currentPage=0', plain],
    ['currentPage=4', { ...plain, page: 4 }],
    ['currentPage=99999999', { ...plain, page: 1_000_000 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { keyword: 'a & b', categoryId: 2, onlyMine: true, page: 2 };
    expect(parseListAddress(writeListAddress(address))).toEqual(address);
    expect(writeListAddress(plain).toString()).toBe('');
  });

  it.each([
    [{ ...plain, page: 4 }, false],
    [{ ...plain, keyword: 'x' }, true],
    [{ ...plain, categoryId: 1 }, true],
    [{ ...plain, onlyMine: true }, true],
  ])('%o filters: %s', (address, expected) => {
    expect(hasFilters(address)).toBe(expected);
  });
});
