import { describe, expect, it } from 'vitest';
import { isInAddressList, isSameAddress, parseAddressList } from './address-list.ts';

describe('an address list', () => {
  it.each([
    ['10.1.2.3', '10.1.2.3'],
    [' 10.0.0.0/8 ', '10.0.0.0/8'],
    ['10.1.2.3/32', '10.1.2.3'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:0::/64', '2001:db8::/64'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['::1', '::1'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.0.0/112', '10.1.0.0/16'],
  ])('keeps %s as %s', (typed, kept) => {
    expect(parseAddressList([typed])).toEqual({ addresses: [kept], errors: [] });
  });

  it.each([
    ['10.1.2', 'addressInvalid'],
    ['10.1.2.256', 'addressInvalid'],
    ['0x0a.1.2.3', 'addressInvalid'],
    ['010.1.2.3', 'addressInvalid'],
    ['lab.example', 'addressInvalid'],
    ['10.1.2.3-10.1.2.9', 'addressInvalid'],
    ['10.0.0.0/8/8', 'addressInvalid'],
    ['2001:db8::1::2', 'addressInvalid'],
    ['fe80::1%eth0', 'addressInvalid'],
    ['10.0.0.0/33', 'addressPrefixInvalid'],
    ['10.0.0.0/', 'addressPrefixInvalid'],
    ['10.0.0.0/255.0.0.0', 'addressPrefixInvalid'],
    ['2001:db8::/129', 'addressPrefixInvalid'],
  ])('refuses %s', (text, reason) => {
    expect(parseAddressList(['10.0.0.1', '', text]).errors).toEqual([{ reason, row: 3, text }]);
  });

  it.each([
    ['10.1.2.3/8', '10.0.0.0/8'],
    ['2001:db8::5/64', '2001:db8::/64'],
  ])('suggests the network of %s', (text, suggestion) => {
    const errors = [{ reason: 'addressHostBits', row: 1, text, suggestion }];
    expect(parseAddressList([text]).errors).toEqual(errors);
  });

  it('drops blank lines and duplicates', () => {
    const lines = ['10.0.0.0/8', '', '  ', '10.0.0.0/8', '::1'];
    expect(parseAddressList(lines)).toEqual({ addresses: ['10.0.0.0/8', '::1'], errors: [] });
  });

  it.each([
    ['10.9.8.7', ['10.0.0.0/8'], true],
    ['11.0.0.1', ['10.0.0.0/8'], false],
    ['10.0.0.1', ['10.0.0.1'], true],
    ['10.0.0.2', ['10.0.0.1'], false],
    ['2001:db8::abcd', ['10.0.0.0/8', '2001:db8::/64'], true],
    ['2001:db8:0:1::abcd', ['2001:db8::/64'], false],
    ['::1', ['0.0.0.0/0'], false],
    ['1.2.3.4', ['::/0'], false],
    ['nonsense', ['0.0.0.0/0', '::/0'], false],
  ])('%s in %j: %s', (address, list, isIn) => {
    expect(isInAddressList(list, address)).toBe(isIn);
  });

  it.each([
    ['10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['2001:db8::1', '2001:db8::ffff:1', true],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['10.0.0.1', '::1', false],
    ['nonsense', 'nonsense', false],
  ])('%s and %s are the same address: %s', (one, other, isSame) => {
    expect(isSameAddress(one, other)).toBe(isSame);
  });
});
