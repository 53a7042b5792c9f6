import { expect, it } from 'vitest';
import { differenceMessages } from './difference-messages.ts';

it.each([
  ['zh-CN', 2, '1.in、2.in'],
  ['zh-CN', 5, '1.in、2.in 等，另有 3 个'],
  ['zh-HK', 5, '1.in、2.in 等，另有 3 個'],
  ['en-US', 2, '1.in, 2.in'],
  ['en-US', 5, '1.in, 2.in and 3 more'],
] as const)('names files in the punctuation of %s (%i in all)', (locale, count, text) => {
  expect(differenceMessages[locale].names(['1.in', '2.in'], count)).toBe(text);
});
