import { describe, expect, it } from 'vitest';
import { parseBoardAddress, writeBoardAddress } from './board-address.ts';

const usual = { page: 1, size: 50, search: '', withStars: true };

describe('board address', () => {
  it.each([
    ['nothing', '', usual],
    [
      'everything',
      'currentPage=2&limit=300&keyword=fox&star=false',
      { page: 2, size: 300, search: 'fox', withStars: false },
    ],
    ['nonsense', 'currentPage=-1&limit=75&star=maybe', usual],
    ['too much', 'currentPage=999999999', { ...usual, page: 1_000_000 }],
  ])('parses %s', (_what, query, expected) => {
    expect(parseBoardAddress(new URLSearchParams(query))).toEqual(expected);
  });

  it.each([
    [usual, 'l=en-us'],
    [
      { page: 3, size: 10, search: '茶', withStars: false },
      'l=en-us&currentPage=3&limit=10&keyword=%E8%8C%B6&star=false',
    ],
  ])('omits defaults and keeps foreign parameters: %o', (address, expected) => {
    const before = new URLSearchParams('l=en-us&currentPage=9');
    expect(writeBoardAddress(before, address).toString()).toBe(new URLSearchParams(expected).toString());
  });
});
