import { expect, it } from 'vitest';
import { siteName } from './site-name.ts';

it.each([
  [undefined, 'zh-CN', '试金石'],
  ['Touchstone', 'zh-CN', '试金石'],
  ['Touchstone', 'zh-HK', '試金石'],
  ['Touchstone', 'en-US', 'Touchstone'],
  ['  ', 'en-US', 'Touchstone'],
  ['一中 OJ', 'zh-CN', '一中 OJ'],
  ['一中 OJ', 'en-US', '一中 OJ'],
] as const)('the site configured as %j is called in %s: %s', (configured, locale, name) => {
  expect(siteName(configured, locale)).toBe(name);
});
