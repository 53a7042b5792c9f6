import type { Role } from '@touchstone/contract/roles';
import { describe, expect, test } from 'vitest';
import {
  findSiteOrigin,
  isIssuerAddress,
  isLinkRemovable,
  isOwnPageOrigin,
  isPageOrigin,
  isProviderSlug,
  mayUsePassword,
} from './methods.ts';

describe('the password', () => {
  test.each<[Role, boolean, boolean]>([
    ['default_user', false, true],
    ['default_user', true, false],
    ['admin', true, false],
    ['root', true, true],
  ])('of a %s with only one provider (%s) works: %s', (role, isOnly, works) => {
    expect(mayUsePassword(role, isOnly)).toBe(works);
  });
});

describe('a link', () => {
  const methods = {
    role: 'default_user',
    hasPassword: false,
    linked: ['school'],
    onlyProvider: undefined,
  } as const;

  test.each([
    ['the only way', {}, false],
    ['beside a password', { hasPassword: true }, true],
    ['beside another link', { linked: ['school', 'wechat'] }, true],
    ['beside a password that does not work', { hasPassword: true, onlyProvider: 'school' }, false],
    ['of root beside a password', { hasPassword: true, onlyProvider: 'school', role: 'root' as const }, true],
    ['beside a link that does not work', { linked: ['school', 'wechat'], onlyProvider: 'school' }, false],
    ['that does not work itself', { onlyProvider: 'other' }, true],
    ['of a disabled provider beside a link that works', { linked: ['wechat'] }, true],
  ])('%s is removable: %s', (_case, changes, isRemovable) => {
    expect(isLinkRemovable('school', { ...methods, ...changes })).toBe(isRemovable);
  });
});

describe('addresses', () => {
  test.each([
    ['https://oj.example', undefined, 'https://oj.example', true],
    ['https://oj.example', undefined, 'http://oj.example', true],
    ['http://oj.example:8000', undefined, 'http://oj.example:8000', true],
    ['http://oj.example', undefined, 'http://oj.example:8000', false],
    ['https://evil.example', undefined, 'https://oj.example', false],
    ['https://oj.example', 'https://oj.example/sub/', 'http://127.0.0.1:8000', true],
    ['http://oj.example', 'https://oj.example/sub/', 'http://oj.example', false],
    ['https://evil.example', 'https://oj.example', 'https://evil.example', false],
    ['https://oj.example', 'None', 'https://oj.example', true],
    ['javascript:alert(1)', undefined, 'https://oj.example', false],
  ])('a provider may return to %s (site %s, called at %s): %s', (page, baseUrl, requestedOrigin, isOwn) => {
    const siteOrigin = findSiteOrigin(baseUrl ?? null);
    expect(isOwnPageOrigin(page, { siteOrigin, requestedOrigin })).toBe(isOwn);
  });

  test.each([
    ['https://login.school.example', true],
    ['https://login.school.example/realms/judge', true],
    ['http://login.school.example', false],
    ['http://127.0.0.1:4000', true],
    ['http://localhost:4000', true],
    ['http://127.0.0.1.evil.example', false],
    ['https://user:word@login.school.example', false],
    ['https://login.school.example?x=1', false],
    ['file:///etc/passwd', false],
    ['login.school.example', false],
    ['', false],
  ])('%j is an issuer: %s', (issuer, isIssuer) => {
    expect(isIssuerAddress(issuer)).toBe(isIssuer);
  });

  test.each([
    ['https://judge.example', true],
    ['http://localhost:8000', true],
    ['https://judge.example/', false],
    ['https://judge.example/path', false],
    ['javascript:alert(1)', false],
    ['null', false],
  ])('%j is the origin of a page: %s', (origin, isOrigin) => {
    expect(isPageOrigin(origin)).toBe(isOrigin);
  });

  test.each([
    ['school', true],
    ['school-2', true],
    ['wechat', false],
    ['School', false],
    ['-school', false],
    ['school-', false],
    ['a/b', false],
    ['', false],
    ['x'.repeat(33), false],
  ])('%j is a slug: %s', (slug, isSlug) => {
    expect(isProviderSlug(slug)).toBe(isSlug);
  });
});
