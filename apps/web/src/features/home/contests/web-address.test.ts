import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

describe('isWebAddress', () => {
  it.each([
    ['https://example.org/contest/7', true],
    ['http://example.org', true],
    ['javascript:alert(1)', false],
    [' JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['/contest/7', false],
    ['', false],
  ])('of %s is %s', (text, expected) => {
    expect(isWebAddress(text)).toBe(expected);
  });
});
