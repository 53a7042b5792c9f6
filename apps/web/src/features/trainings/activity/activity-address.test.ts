import { expect, it } from 'vitest';
import { parseActivityAddress, writeActivityAddress } from './activity-address.ts';

it.each([
  ['', { days: 7, page: 1, size: 15 }],
  ['days=30&currentPage=2&limit=50', { days: 30, page: 2, size: 50 }],
  ['days=0', { days: 7, page: 1, size: 15 }],
  ['days=100000', { days: 365, page: 1, size: 15 }],
  ['days=x&limit=9999', { days: 7, page: 1, size: 100 }],
])('%s', (query, expected) => {
  const address = parseActivityAddress(new URLSearchParams(query));
  expect(address).toEqual(expected);
  expect(parseActivityAddress(writeActivityAddress(address))).toEqual(address);
});
