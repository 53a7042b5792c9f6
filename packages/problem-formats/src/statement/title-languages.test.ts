import { expect, it } from 'vitest';
import { translationsOf, writeTitle } from './title-languages.ts';

it.each([
  ['两袋米', {}, '两袋米'],
  ['两袋米', { 'en-US': 'Rice' }, { zh: '两袋米', en: 'Rice' }],
  ['Rice', { 'zh-CN': '米' }, { en: 'Rice', zh: '米' }],
  ['米', { 'zh-CN': '两袋米' }, { 'zh-HK': '米', zh: '两袋米' }],
  ['R', { 'zh-CN': '米', 'zh-HK': '米', 'en-US': 'Rice' }, { zh: '米', 'zh-HK': '米', en: 'Rice' }],
])('writes %j with %j', (title, translations, written) => {
  // The default title is first, where judges look that read one language.
  expect(JSON.stringify(writeTitle(title, translations))).toBe(JSON.stringify(written));
});

it.each([
  [
    [
      ['en', 'Rice'],
      ['zh', '米'],
    ],
    '米',
    { 'en-US': 'Rice' },
  ],
  [
    [
      ['english', ' Rice '],
      ['russian', 'Рис'],
    ],
    'Рис',
    { 'en-US': 'Rice' },
  ],
  [
    [
      ['zh_TW', '米'],
      ['zh', ''],
    ],
    'Rice',
    { 'zh-HK': '米' },
  ],
  [[['', 'Rice']], 'Rice', {}],
] as const)('reads %j beside %j', (names, title, translations) => {
  expect(translationsOf(names, title)).toEqual(translations);
});
