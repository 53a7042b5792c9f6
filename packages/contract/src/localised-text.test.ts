import { describe, expect, it } from 'vitest';
import { hasLanguages, pickLanguage } from './localised-text.ts';

const lines = (...parts: string[]): string => parts.join('\n');
const three = lines(
  '![both](/a.png)',
  '',
  '<!-- zh-CN -->',
  '简体',
  '<!-- zh-HK -->',
  '繁體',
  '<!-- en-US -->',
  'English',
);
const two = lines('<!-- zh-CN -->', '简体', '', '<!-- en-US -->', 'English');

describe('a text in several languages', () => {
  it.each([
    ['zh-CN', '![both](/a.png)\n\n简体'],
    ['zh-HK', '![both](/a.png)\n\n繁體'],
    ['en-US', '![both](/a.png)\n\nEnglish'],
  ] as const)('returns the common part and the section for %s', (locale, expected) => {
    expect(pickLanguage(three, locale)).toBe(expected);
    expect(hasLanguages(three)).toBe(true);
  });

  it.each([
    ['zh-HK', two, '简体'],
    ['zh-HK', lines('<!-- en-US -->', 'English'), 'English'],
    ['zh-CN', lines('<!-- en-US -->', 'English', '<!-- zh-HK -->', '繁體'), '繁體'],
    ['zh-CN', lines('<!-- en-US -->', 'English'), 'English'],
    ['en-US', lines('<!-- zh-HK -->', '繁體', '<!-- zh-CN -->', '简体'), '繁體'],
    ['en-US', lines('<!-- zh-CN -->', '简体'), '简体'],
  ] as const)('returns the nearest section for %s if its own is missing', (locale, text, expected) => {
    expect(pickLanguage(text, locale)).toBe(expected);
  });

  it.each([
    ['no marker', '  plain *text*\r\n\r\n'],
    ['nothing', ''],
    ['an unknown language', '<!-- fr-FR -->\ntexte'],
    ['another comment', 'a\n<!-- note -->\nb'],
    ['a marker within a line', 'see <!-- zh-CN --> here'],
    ['a marker in indented code', 'text\n\n    <!-- zh-CN -->\n'],
    ['a marker in a fence', '```html\n<!-- zh-CN -->\n```\n'],
    ['a marker in a fence of tildes', '~~~~\n<!-- zh-CN -->\n~~~\n<!-- en-US -->\n~~~~'],
    ['a marker in a fence that never ends', '```\n<!-- zh-CN -->\n'],
    ['a marker in a fence of a quote', '> ```\n> <!-- zh-CN -->\n> ```'],
    ['a marker in a fence of a list', '- ```\n  <!-- zh-CN -->\n  ```'],
  ])('is returned unchanged with %s', (_what, text) => {
    expect(pickLanguage(text, 'en-US')).toBe(text);
    expect(hasLanguages(text)).toBe(false);
  });

  it.each([
    ['Windows line ends', three.replaceAll('\n', '\r\n'), '![both](/a.png)\n\nEnglish'],
    ['line ends of old', two.replaceAll('\n', '\r'), 'English'],
    ['narrow, indented and capital markers', '   <!--ZH-cn-->\n简体\n<!--EN-US-->  \nEnglish', 'English'],
    ['an unknown comment in a section', '<!-- en-US -->\na\n<!-- todo -->\nb', 'a\n<!-- todo -->\nb'],
    ['a section that is empty', '<!-- en-US -->\n \n\n<!-- zh-CN -->\n简体', '简体'],
    ['sections that are all empty', 'common\n<!-- en-US -->\n<!-- zh-CN -->', 'common'],
    ['nothing but markers', '<!-- en-US -->\n<!-- zh-CN -->', ''],
    [
      'languages that take turns',
      '<!-- zh-CN -->\n甲\n<!-- en-US -->\na\n<!-- zh-CN -->\n乙\n<!-- en-US -->\nb',
      'a\n\nb',
    ],
    ['code at the start of a section', '<!-- en-US -->\n\n    code\n', '    code'],
    [
      'a fence inside a section',
      '<!-- en-US -->\n```\n<!-- zh-CN -->\n```\n<!-- zh-CN -->\n中',
      '```\n<!-- zh-CN -->\n```',
    ],
    ['a code span that looks like a fence', '```a```\n<!-- en-US -->\nEnglish', '```a```\n\nEnglish'],
    [
      'a fence that ends with its quote',
      '> ```\n> code\n\n<!-- en-US -->\nEnglish',
      '> ```\n> code\n\nEnglish',
    ],
    [
      'a fence that ends with its list',
      '- ```\n  code\n\n<!-- en-US -->\nEnglish',
      '- ```\n  code\n\nEnglish',
    ],
  ])('parses %s', (_what, text, expected) => {
    expect(pickLanguage(text, 'en-US')).toBe(expected);
    expect(hasLanguages(text)).toBe(true);
  });

  it('is parsed in linear time', () => {
    const long = `${'> '.repeat(200_000)}\n${'- '.repeat(200_000)}\n<!-- en-US -->\n${'\n'.repeat(200_000)}end`;
    expect(pickLanguage(long, 'en-US').endsWith('end')).toBe(true);
  });
});
