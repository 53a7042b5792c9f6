import { describe, expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

describe('chooseLocale', () => {
  it.each([
    ['zh-cn', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-hk', 'zh-HK'],
    ['en-us', 'en-US'],
    ['fr', 'en-US'],
  ])('uses %s in the address as %s, whatever is stored', (query, locale) => {
    expect(chooseLocale({ query, stored: 'zh-HK', browserLanguages: ['zh-CN'] })).toBe(locale);
  });

  it('prefers the stored choice to the browser', () => {
    expect(chooseLocale({ query: null, stored: 'zh-HK', browserLanguages: ['en-GB'] })).toBe('zh-HK');
  });

  it('ignores an empty query and an unknown stored value', () => {
    expect(chooseLocale({ query: '', stored: 'klingon', browserLanguages: ['en-GB'] })).toBe('en-US');
  });

  it.each([
    [['zh-TW', 'en'], 'zh-HK'],
    [['zh-Hant-HK'], 'zh-HK'],
    [['zh-SG'], 'zh-CN'],
    [['fr-FR', 'en-US'], 'en-US'],
    [['fr-FR'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('uses the first known language of the browser: %j is %s', (browserLanguages, locale) => {
    expect(chooseLocale({ query: null, stored: null, browserLanguages })).toBe(locale);
  });
});
