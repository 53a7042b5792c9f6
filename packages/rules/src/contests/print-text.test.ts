import { expect, test } from 'vitest';
import { isPrintTextLongEnough } from './print-text.ts';

test.each([
  ['', false],
  ['x'.repeat(49), false],
  ['x'.repeat(50), true],
  [` ${'x'.repeat(49)} `, false],
  ['印'.repeat(50), true],
  ['😀'.repeat(49), false],
])('%j is long enough to be printed: %s', (content, isLongEnough) => {
  expect(isPrintTextLongEnough(content)).toBe(isLongEnough);
});
