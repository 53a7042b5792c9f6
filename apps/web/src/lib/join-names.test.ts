import { expect, it } from 'vitest';
import { joinNames } from './join-names.ts';

it.each([
  ['en-US', ['1.in', '2.in'], '1.in, 2.in'],
  ['zh-CN', ['1.in', '2.in'], '1.in、2.in'],
  ['zh-HK', ['動態規劃', '圖論'], '動態規劃、圖論'],
  ['zh-CN', ['一个'], '一个'],
  ['en-US', [], ''],
] as const)('in %s', (locale, names, text) => {
  expect(joinNames(names, locale)).toBe(text);
});
