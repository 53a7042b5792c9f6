import { expect, test } from 'vitest';
import { parseRevealAddress, writeRevealAddress } from './reveal-address.ts';

const read = (address: string) => parseRevealAddress(new URL(address, 'http://localhost').searchParams);

test('the window parses the address that the settings form wrote', () => {
  const medals = { gold: 3, silver: 6, bronze: 9 };
  expect(read(writeRevealAddress(12, true, medals))).toEqual({ contestId: 12, removesStars: true, medals });
});

test.each([
  ['no medals said', '/scrollBoard?cid=1', { contestId: 1, removesStars: false, medals: undefined }],
  [
    'counts that are none',
    '/scrollBoard?cid=1&medals[]=x&medals[]=-1',
    { contestId: 1, removesStars: false, medals: { gold: 0, silver: 0, bronze: 0 } },
  ],
  ['no contest', '/scrollBoard?cid=abc', { contestId: undefined, removesStars: false, medals: undefined }],
])('an address with %s', (_what, address, expected) => {
  expect(read(address)).toEqual(expected);
});
