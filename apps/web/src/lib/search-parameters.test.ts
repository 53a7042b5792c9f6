import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeParameters, parsePositiveInteger } from './search-parameters.ts';

describe('changeParameters', () => {
  it.each([
    ['adds a parameter', '', { keyword: 'sum' }, 'keyword=sum'],
    ['replaces a parameter', 'keyword=a&limit=10', { keyword: 'b' }, 'keyword=b&limit=10'],
    ['removes a parameter with an empty value', 'keyword=a&limit=10', { keyword: '' }, 'limit=10'],
    ['ignores the removal of an absent parameter', 'limit=10', { keyword: '' }, 'limit=10'],
    ['replaces all values of a repeated parameter', 'a=1&a=2', { a: '3' }, 'a=3'],
    ['makes several changes', 'currentPage=4', { currentPage: '', auth: '2' }, 'auth=2'],
    ['encodes values', '', { keyword: 'a&b=c' }, 'keyword=a%26b%3Dc'],
    ['without changes returns the same parameters', 'b=2&a=1', {}, 'b=2&a=1'],
  ] as const)('%s', (_name, before, changes, after) => {
    expect(changeParameters(new URLSearchParams(before), changes).toString()).toBe(after);
  });

  it('does not change its argument', () => {
    const before = new URLSearchParams('a=1');
    changeParameters(before, { a: '2' });
    expect(before.toString()).toBe('a=1');
  });

  it('keeps every value through a round trip as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const text = changeParameters(new URLSearchParams(), { keyword: value }).toString();
        expect(new URLSearchParams(text).get('keyword')).toBe(value);
      }),
    );
  });
});

describe('parsePositiveInteger', () => {
  it.each([
    [null, 30],
    ['', 30],
    ['0', 30],
    ['-1', 30],
    ['1.5', 30],
    ['1e400', 30],
    ['9007199254740993', 30],
    ['abc', 30],
    ['NaN', 30],
    ['1', 1],
    ['07', 7],
    [' 12 ', 12],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses %j as %d', (text, number) => {
    expect(parsePositiveInteger(text, 30)).toBe(number);
  });
});
