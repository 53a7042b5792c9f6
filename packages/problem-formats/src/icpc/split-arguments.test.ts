import { describe, expect, it } from 'vitest';
import { splitArguments } from './split-arguments.ts';

describe('arguments in one string', () => {
  it.each([
    ['', []],
    ['  float_tolerance   1e-6 ', ['float_tolerance', '1e-6']],
    ['--message "two words" \'and three more\'', ['--message', 'two words', 'and three more']],
    [String.raw`"with \"quotes\""`, ['with "quotes"']],
  ])('%s', (text, words) => {
    expect(splitArguments(text)).toEqual(words);
  });
});
