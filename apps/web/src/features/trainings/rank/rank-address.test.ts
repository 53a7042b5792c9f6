import { describe, expect, it } from 'vitest';
import { parseRankAddress, writeRankAddress } from './rank-address.ts';

const read = (query: string) => parseRankAddress(new URLSearchParams(query));
const plain = { keyword: '', page: 1, size: 30 };

describe('the address of training records', () => {
  it.each([
    ['', plain],
    ['keyword=%20li%20&currentPage=3&limit=50', { keyword: 'li', page: 3, size: 50 }],
    ['currentPage=0&limit=x', plain],
    ['limit=5000', { ...plain, size: 100 }],
    ['currentPage=-1', plain],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { keyword: 'a & b', page: 2, size: 50 };
    expect(parseRankAddress(writeRankAddress(address))).toEqual(address);
    expect(writeRankAddress(plain).toString()).toBe('');
  });
});
