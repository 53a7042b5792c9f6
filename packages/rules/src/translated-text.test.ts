import { locales } from '@touchstone/contract/locales';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseContestTitle, chooseText, listTexts, normalizeTranslations } from './translated-text.ts';

describe('the text for a reader', () => {
  test.each([
    ['zh-CN', {}, 'default'],
    ['zh-HK', {}, 'default'],
    ['en-US', {}, 'default'],
    ['zh-CN', { 'zh-CN': '米', 'en-US': 'Rice' }, '米'],
    ['en-US', { 'zh-CN': '米', 'en-US': 'Rice' }, 'Rice'],
    ['zh-HK', { 'zh-CN': '两袋', 'zh-HK': '兩袋' }, '兩袋'],
    ['zh-HK', { 'zh-CN': '两袋', 'en-US': 'Two' }, '两袋'],
    ['zh-HK', { 'en-US': 'Two' }, 'default'],
    ['zh-CN', { 'zh-HK': '兩袋', 'en-US': 'Two' }, 'default'],
    ['en-US', { 'zh-CN': '两袋', 'zh-HK': '兩袋' }, 'default'],
    ['zh-HK', { 'zh-HK': '', 'zh-CN': '两袋' }, '两袋'],
    ['en-US', { 'en-US': '' }, 'default'],
  ] as const)('%s of %j is %s', (locale, translations, expected) => {
    expect(chooseText('default', translations, locale)).toBe(expected);
  });

  test('is always one of the texts', () => {
    const translations = fc.record(
      { 'zh-CN': fc.string(), 'zh-HK': fc.string(), 'en-US': fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.string(), translations, fc.constantFrom(...locales), (text, own, locale) => {
        expect(listTexts(text, own)).toContain(chooseText(text, own, locale));
      }),
    );
  });
});

describe('the title of a contest problem', () => {
  const problem = { title: '两袋米', titleTranslations: { 'en-US': 'Two Sacks of Rice' } };
  test.each([
    ['两袋米', 'en-US', 'Two Sacks of Rice'],
    ['两袋米', 'zh-CN', '两袋米'],
    ['Warm-up', 'en-US', 'Warm-up'],
    ['Warm-up', 'zh-CN', 'Warm-up'],
  ] as const)('%s in %s is %s', (displayTitle, locale, expected) => {
    expect(chooseContestTitle({ ...problem, displayTitle }, locale)).toBe(expected);
  });
});

describe('stored translations', () => {
  test.each([
    [{}, []],
    [{ 'en-US': ' Rice ' }, [['en-US', 'Rice']]],
    [{ 'en-US': '', 'zh-HK': '  ', 'zh-CN': null }, []],
    [
      { 'en-US': 'Rice', 'zh-CN': '米' },
      [
        ['zh-CN', '米'],
        ['en-US', 'Rice'],
      ],
    ],
  ])('of %j', (sent, stored) => {
    expect(Object.entries(normalizeTranslations(sent))).toEqual(stored);
  });

  test('are listed once each after the default', () => {
    expect(listTexts('米', { 'en-US': 'Rice', 'zh-CN': '米' })).toEqual(['米', 'Rice']);
  });
});
