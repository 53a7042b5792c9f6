import { describe, expect, test } from 'vitest';
import { countedAddress, findAddress, httpOrigin } from './network-address.ts';

describe('the normalized form of an address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', undefined],
    ["'; DROP TABLE session", undefined],
    ['203.0.113.999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (text, address) => {
    expect(findAddress(text)).toBe(address);
  });
});

describe('the counted address', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['2001:db8:1:2:3:4:203.0.113.9', '2001:db8:1:2::/64'],
  ])('of %s is %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});

test('an origin brackets IPv6', () => {
  expect(httpOrigin('127.0.0.1', 8000)).toBe('http://127.0.0.1:8000');
  expect(httpOrigin('::1', 80)).toBe('http://[::1]:80');
});
