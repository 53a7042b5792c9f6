import { describe, expect, it } from 'vitest';
import { ssrRoutes } from '../routes/ssr-routes.ts';
import { localeOfRequest, matchSsrRoute } from './match-ssr-route.ts';

describe('addresses rendered on the server', () => {
  it.each([
    ['/problem/T1001', 'T1001'],
    ['/problem/A%2FB', 'A/B'],
    ['/problem/T1001?l=en-us', 'T1001'],
  ])('%s', (url, problemID) => {
    expect(matchSsrRoute(ssrRoutes, url)?.address.params).toEqual({ problemID });
  });

  it.each([
    '/',
    '/home',
    '/problem',
    '/problem/T1001?tab=statistics',
    '/problem/T1001?anything=1',
    '/problem/T1001?problemID=T1002',
    '/problem/t1001',
    '/problem/T1001/full-screen',
    '/group/1/problem/T1001',
    '/contest/1/problem/A',
    '//',
  ])('not %s', (url) => {
    expect(matchSsrRoute(ssrRoutes, url)).toBeUndefined();
  });
});

it.each(['/problem/T1001', '/problem/T1001/', '/problem/T1001?l=1', '/problem/T1001?l=2&l=3'])(
  '%s has the same path',
  (url) => {
    expect(matchSsrRoute(ssrRoutes, url)?.path).toBe('/problem/T1001');
  },
);

describe('the language of a render', () => {
  it.each([
    [
      'from the address first',
      { url: '/x?l=zh-hk', cookie: 'Web_Language=en-US', acceptLanguage: 'en' },
      'zh-HK',
    ],
    ['then from the cookie', { url: '/x', cookie: 'a=b; Web_Language=en-US', acceptLanguage: 'zh' }, 'en-US'],
    [
      'then from the browser',
      { url: '/x', cookie: 'Web_Language=xx', acceptLanguage: 'fr, zh-TW;q=0.5' },
      'zh-HK',
    ],
    ['else the default', { url: '/x', cookie: undefined, acceptLanguage: undefined }, 'zh-CN'],
  ])('%s', (_what, request, expected) => {
    expect(localeOfRequest(request)).toBe(expected);
  });
});
