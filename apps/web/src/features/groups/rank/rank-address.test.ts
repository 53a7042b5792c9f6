import { describe, expect, it } from 'vitest';
import { acceptedAddress, parseRankAddress, writeRankAddress } from './rank-address.ts';

const read = (query: string) => parseRankAddress(new URLSearchParams(query));
const plain = { kind: 'acm', page: 1, size: 30, search: '' } as const;

describe('the address of the ranking of a group', () => {
  it.each([
    ['', plain],
    ['type=1&page=2&limit=50&searchUser=%20ann', { kind: 'oi', page: 2, size: 50, search: 'ann' }],
    ['type=7&page=-1&limit=100000', { ...plain, size: 100 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { kind: 'oi', page: 3, size: 10, search: 'a&b' } as const;
    expect(parseRankAddress(writeRankAddress(address))).toEqual(address);
    expect(writeRankAddress(plain).toString()).toBe('');
  });

  it('leads to the accepted submissions of a member', () => {
    expect(acceptedAddress(7, 'a b')).toBe('/group/7/status?username=a+b&status=0');
  });
});
