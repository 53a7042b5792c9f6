import { describe, expect, it } from 'vitest';
import { hasFilters, parseListAddress, writeListAddress } from './list-address.ts';

const read = (query: string) => parseListAddress(new URLSearchParams(query));
const plain = { stage: undefined, type: undefined, keyword: '', page: 1 };

describe('contest list address', () => {
  it.each([
    ['', plain],
    ['status=-1&type=1', { ...plain, stage: 'scheduled', type: 'oi' }],
    ['status=0&type=0&currentPage=3', { ...plain, stage: 'running', type: 'acm', page: 3 }],
    ['keyword=%20spring%20', { ...plain, keyword: 'spring' }],
    ['status=7&type=x&currentPage=0', plain],
    ['status=&currentPage=-2', plain],
    ['keyword=a%00b', { ...plain, keyword: 'ab' }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const address = { stage: 'ended', type: 'acm', keyword: 'a & b', page: 2 } as const;
    expect(parseListAddress(writeListAddress(address))).toEqual(address);
    expect(writeListAddress(plain).toString()).toBe('');
  });

  it('detects active filters', () => {
    expect(hasFilters({ ...plain, page: 4 })).toBe(false);
    expect(hasFilters({ ...plain, stage: 'running' })).toBe(true);
  });
});
