import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  defaultSize,
  hasFilters,
  noFilters,
  parseListAddress,
  toggleTag,
  writeListAddress,
} from './list-address.ts';

const plain = { ...noFilters, sort: 'id' as const, page: 1, size: defaultSize };
const read = (query: string) => parseListAddress(new URLSearchParams(query));

describe('problem list address', () => {
  it.each([
    ['', {}],
    ['keyword=+two+sums+', { keyword: 'two sums' }],
    ['difficulty=2', { difficulty: 2 }],
    ['oj=hdu', { origin: 'HDU' }],
    ['oj=Mine', { origin: 'Mine' }],
    ['tagId=%5B3%2C1%2C3%5D', { tagIds: [3, 1] }],
    ['currentPage=4&limit=50', { page: 4, size: 50 }],
    ['sort=-rate', { sort: '-rate' as const }],
  ])('parses %s', (query, expected) => {
    expect(read(query)).toEqual({ ...plain, ...expected });
  });

  it.each([
    'keyword=%20%00',
    'difficulty=7',
    'difficulty=-1',
    'difficulty=easy',
    'difficulty=1.5',
    'difficulty=All',
    'oj=All',
    'oj=elsewhere',
    'tagId=',
    'tagId=%5B1',
    'tagId=1,2',
    'tagId=%7B%7D',
    'tagId=null',
    'tagId=%5B1%2C%22x%22%5D',
    'tagId=%5B-1%5D',
    'tagId=%5B1.5%5D',
    'tagId=%5B1e99%5D',
    'currentPage=0',
    'currentPage=-3',
    'currentPage=x',
    'currentPage=99999999999999999999',
    'currentPage=99999999',
    'limit=31',
    'limit=-1',
    'limit=1000000',
    'sort=title',
  ])('treats %s as absent', (query) => {
    expect(read(query)).toEqual(plain);
  });

  it('truncates values that are too long', () => {
    expect(read(`keyword=${'a'.repeat(1000)}`).keyword).toHaveLength(255);
    expect(
      read(`tagId=${JSON.stringify(Array.from({ length: 80 }, (_, index) => index + 1))}`).tagIds,
    ).toHaveLength(50);
    expect(read('keyword=%ED%A0%80a').keyword.isWellFormed()).toBe(true);
  });

  it('survives a round trip without defaults', () => {
    const address = {
      ...plain,
      keyword: '两数',
      difficulty: 0,
      origin: 'CF',
      tagIds: [2, 9],
      page: 3,
      size: 10,
    };
    expect(writeListAddress(address).toString()).toBe(
      'keyword=%E4%B8%A4%E6%95%B0&difficulty=0&oj=CF&tagId=%5B2%2C9%5D&currentPage=3&limit=10',
    );
    expect(parseListAddress(writeListAddress(address))).toEqual(address);
    expect(writeListAddress(plain).toString()).toBe('');
  });

  it('detects active filters', () => {
    expect(hasFilters(noFilters)).toBe(false);
    expect(hasFilters({ ...noFilters, difficulty: 0 })).toBe(true);
    expect(hasFilters({ ...noFilters, tagIds: [1] })).toBe(true);
  });

  it('toggles a tag', () => {
    expect(toggleTag([1, 2], 3)).toEqual([1, 2, 3]);
    expect(toggleTag([1, 2], 1)).toEqual([2]);
  });
});

describe('the own status', () => {
  it('is part of the address', () => {
    const address = parseListAddress(new URLSearchParams('ownStatus=tried'));
    expect(address.ownStatus).toBe('tried');
    expect(writeListAddress(address).toString()).toBe('ownStatus=tried');
    expect(parseListAddress(new URLSearchParams('ownStatus=x')).ownStatus).toBeUndefined();
  });

  it('is one of the active filters', () => {
    expect(activeFilters({ ...noFilters, ownStatus: 'new', tagIds: [1, 2], keyword: 'dp' })).toEqual([
      'keyword',
      'tagIds',
      'ownStatus',
    ]);
    expect(activeFilters(noFilters)).toEqual([]);
  });
});
