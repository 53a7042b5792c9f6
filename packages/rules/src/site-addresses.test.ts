import { expect, test } from 'vitest';
import { isLink, isMailDomain, isWebAddress } from './site-addresses.ts';

test.each([
  ['https://example.org', true, true],
  ['HTTP://example.org:8080/a?b#c', true, true],
  ['/introduction', false, true],
  ['/', false, true],
  ['//elsewhere.example', false, false],
  ['/\\elsewhere.example', false, false],
  ['javascript:alert(1)', false, false],
  ['java\nscript:alert(1)', false, false],
  ['/a\tb', false, false],
  ['data:text/html,x', false, false],
  ['https://', false, false],
  ['https://a b.example', false, false],
  ['example.org', false, false],
  ['', false, false],
])('%j: a web address %s, a link %s', (address, isAddress, isAnyLink) => {
  expect([isWebAddress(address), isLink(address)]).toEqual([isAddress, isAnyLink]);
});

test.each([
  ['example.org', true],
  ['mail.例子.中国', true],
  ['example', false],
  ['@example.org', false],
  ['a b.org', false],
  ['', false],
])('%j is the domain of mail addresses: %s', (domain, isDomain) => {
  expect(isMailDomain(domain)).toBe(isDomain);
});
