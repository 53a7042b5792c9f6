import { describe, expect, it } from 'vitest';
import { filterableStatuses } from '../../../ui/verdict/filterable-statuses.ts';
import { isFiltered, noFilter, parseListFilter, writeListFilter } from './list-filter.ts';

const read = (address: string) => parseListFilter(new URLSearchParams(address));
const nothing = noFilter(15);

describe('parseListFilter', () => {
  it('parses the URL', () => {
    expect(
      read(
        'onlyMine=true&status=-1&username=ada&problemID=1000&completeProblemID=true&currentPage=3&limit=30',
      ),
    ).toEqual({
      onlyMine: true,
      status: -1,
      username: 'ada',
      problemId: '1000',
      isWholeProblemId: true,
      page: 3,
      size: 30,
    });
  });

  it.each([
    '',
    'onlyMine=yes',
    'status=abc',
    'status=99',
    'status=1.0',
    'status=9',
    'status=-5',
    'status=-10',
    'currentPage=0',
    'currentPage=-2',
    'currentPage=99999999999999999999',
    'currentPage=1e3',
    'limit=0',
    'limit=100000',
    'limit=many',
    'username=%20%20',
    `problemID=${'x'.repeat(256)}`,
    'completeProblemID=true',
  ])('treats %s as absent', (address) => {
    expect(read(address)).toEqual(nothing);
  });

  it('offers every status except unused and hidden ones', () => {
    expect(filterableStatuses).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10]);
  });
});

describe('writeListFilter', () => {
  it('writes what differs from the defaults and keeps foreign parameters', () => {
    const written = writeListFilter(new URLSearchParams('l=en-us&status=0&currentPage=7'), {
      ...nothing,
      onlyMine: true,
      problemId: 'T 1',
      isWholeProblemId: true,
    });
    expect(written.toString()).toBe('l=en-us&onlyMine=true&problemID=T+1&completeProblemID=true');
  });

  it.each([
    '',
    'onlyMine=true',
    'status=0&username=ada',
    'problemID=10&completeProblemID=true&currentPage=2&limit=50',
  ])('survives a round trip: %s', (address) => {
    expect(writeListFilter(new URLSearchParams(), read(address)).toString()).toBe(
      new URLSearchParams(address).toString(),
    );
  });
});

describe('isFiltered', () => {
  it.each([
    ['', false],
    ['currentPage=2&limit=30', false],
    ['status=0', true],
    ['onlyMine=true', true],
  ])('of %s is %s', (address, expected) => {
    expect(isFiltered(read(address))).toBe(expected);
  });
});
