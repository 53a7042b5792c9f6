import { describe, expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

describe('chooseLocale', () => {
  it.each([
    ['zh-cn', 'zh-CN'],
    ['zh-CN', 'zh-CN'],
    ['zh-hk', 'zh-HK'],
    ['en-us', 'en-US'],
    ['fr', 'en-US'],
  ])('takes %s in the address as %s, whatever was stored', (query, locale) => {
    expect(chooseLocale({ query, stored: 'zh-HK', browserLanguages: ['zh-CN'] })).toBe(locale);
  });

  it('takes the stored choice before the browser', () => {
    expect(chooseLocale({ query: null, stored: 'zh-HK', browserLanguages: ['en-GB'] })).toBe('zh-HK');
  });

  it('ignores an empty query and a stored value that is no language of ours', () => {
    expect(chooseLocale({ query: '', stored: 'klingon', browserLanguages: ['en-GB'] })).toBe('en-US');
  });

  it.each([
    [['zh-TW', 'en'], 'zh-HK'],
    [['zh-Hant-HK'], 'zh-HK'],
    [['zh-SG'], 'zh-CN'],
    [['fr-FR', 'en-US'], 'en-US'],
    [['fr-FR'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('takes the first known language of the browser: %j is %s', (browserLanguages, locale) => {
    expect(chooseLocale({ query: null, stored: null, browserLanguages })).toBe(locale);
  });
});
