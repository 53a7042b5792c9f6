import { describe, expect, it } from 'vitest';
import { isFocusSearch, switchFocusSearch } from './focus-mode.ts';

describe('focus mode in the address', () => {
  it.each([
    ['?focus=1', true],
    ['?tab=statistics&focus=1', true],
    ['', false],
    ['?focus=0', false],
    ['?focus', false],
    ['?refocus=1', false],
  ])('%s: %s', (search, expected) => {
    expect(isFocusSearch(search)).toBe(expected);
  });

  it.each([
    ['', true, '?focus=1'],
    ['?tab=statistics', true, '?tab=statistics&focus=1'],
    ['?focus=1', true, '?focus=1'],
    ['?focus=1', false, ''],
    ['?tab=statistics&focus=1', false, '?tab=statistics'],
  ])('%s becomes, switched to %s, %s', (search, isFocused, expected) => {
    expect(switchFocusSearch(search, isFocused)).toBe(expected);
  });
});
