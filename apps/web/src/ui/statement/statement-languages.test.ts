import { describe, expect, it } from 'vitest';
import { languageRead, listLanguages, pickTexts, type StatementTexts } from './statement-languages.ts';

const section = (...parts: [locale: string, text: string][]): string =>
  parts.map(([locale, text]) => `<!-- ${locale} -->\n${text}`).join('\n');

const plain: StatementTexts = { description: 'text', input: '', output: '', hint: '', source: '' };
const two: StatementTexts = { ...plain, description: section(['zh-CN', '中文'], ['en-US', 'English']) };
const three: StatementTexts = {
  ...plain,
  description: section(['zh-CN', '简体'], ['zh-HK', '繁體'], ['en-US', 'English']),
};
const onlyHint: StatementTexts = { ...plain, hint: section(['zh-CN', '提示'], ['en-US', 'Hint']) };

describe('the languages of a statement', () => {
  it.each([
    ['one text for all languages', plain, ['zh-CN']],
    ['two languages', two, ['zh-CN', 'en-US']],
    ['three languages', three, ['zh-CN', 'zh-HK', 'en-US']],
    ['a hint in two languages', onlyHint, ['zh-CN', 'en-US']],
  ])('lists those of %s', (_what, texts, expected) => {
    expect(listLanguages(texts)).toEqual(expected);
  });

  it.each([
    ['zh-CN', 'zh-CN'],
    ['zh-HK', 'zh-CN'],
    ['en-US', 'en-US'],
  ] as const)('a reader of %s gets %s of two', (locale, expected) => {
    expect(languageRead(two, listLanguages(two), locale)).toBe(expected);
  });

  it('selects every text', () => {
    expect(pickTexts(two, 'en-US')).toEqual({ ...plain, description: 'English' });
    expect(pickTexts(onlyHint, 'zh-HK')).toEqual({ ...plain, hint: '提示' });
  });
});
