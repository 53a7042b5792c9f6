import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  nextSort,
  parseMatrixAddress,
  writeMatrixAddress,
  writeMatrixFilter,
  type MatrixAddress,
} from './matrix-address.ts';

const read = (query: string) => parseMatrixAddress(new URLSearchParams(query));
const plain: MatrixAddress = {
  keyword: '',
  page: 1,
  size: 30,
  state: undefined,
  pid: undefined,
  cell: undefined,
  sort: undefined,
  order: undefined,
};

describe('the address of the progress matrix', () => {
  it.each([
    ['', plain],
    ['state=late&sort=solved&order=asc', { ...plain, state: 'late', sort: 'solved', order: 'asc' }],
    ['pid=12&cell=failed', { ...plain, pid: 12, cell: 'failed' }],
    ['pid=12', plain],
    ['cell=failed', plain],
    ['order=asc', plain],
    ['state=x&sort=y&order=z&pid=0&cell=failed', plain],
    ['keyword=li&currentPage=2&limit=50', { ...plain, keyword: 'li', page: 2, size: 50 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip; the export has no page', () => {
    const address: MatrixAddress = {
      keyword: 'a',
      page: 3,
      size: 50,
      state: 'idle',
      pid: 4,
      cell: 'none',
      sort: 'score',
      order: 'desc',
    };
    expect(parseMatrixAddress(writeMatrixAddress(address))).toEqual(address);
    expect(parseMatrixAddress(writeMatrixFilter(address))).toEqual({ ...address, page: 1, size: 30 });
    expect(writeMatrixAddress(plain).toString()).toBe('');
  });

  it('detects active filters', () => {
    expect(isFiltered({ ...plain, sort: 'score', page: 2 })).toBe(false);
    expect(isFiltered({ ...plain, state: 'late' })).toBe(true);
    expect(isFiltered({ ...plain, pid: 1, cell: 'none' })).toBe(true);
  });

  it.each([
    ['solved', undefined, undefined, 'solved', 'desc'],
    ['solved', 'score', 'asc', 'solved', 'desc'],
    ['solved', 'solved', 'desc', 'solved', 'asc'],
    ['solved', 'solved', 'asc', undefined, undefined],
    ['username', undefined, undefined, 'username', 'asc'],
    ['username', 'username', 'asc', 'username', 'desc'],
    ['username', 'username', undefined, 'username', 'desc'],
    ['username', 'username', 'desc', undefined, undefined],
  ] as const)('a click on %s after %s %s sorts by %s %s', (column, sort, order, nextColumn, nextOrder) => {
    expect(nextSort({ sort, order }, column)).toEqual({ sort: nextColumn, order: nextOrder });
  });
});
