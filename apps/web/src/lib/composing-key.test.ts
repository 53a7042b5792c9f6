import { expect, it } from 'vitest';
import { isComposingKey } from './composing-key.ts';

it.each([
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Enter of a composition', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_name, key, isComposing) => {
  expect(isComposingKey(key)).toBe(isComposing);
});
