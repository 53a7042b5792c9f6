import { describe, expect, it } from 'vitest';
import { grammarOfFile, parseExtraFiles } from './parse-extra-files.ts';

describe('extra files', () => {
  it.each([
    ['null', null, []],
    ['an empty text', '', []],
    ['broken JSON', '{"a.txt":', []],
    ['a list', '["a"]', []],
    ['a word', '"a"', []],
    ['nothing', '{}', []],
    [
      'two files',
      '{"grader.h":"int f();","a.txt":""}',
      [
        { name: 'grader.h', content: 'int f();' },
        { name: 'a.txt', content: '' },
      ],
    ],
    ['a content that is no text', '{"a.txt":1,"b.txt":"b"}', [{ name: 'b.txt', content: 'b' }]],
  ])('of %s', (_what, text, expected) => {
    expect(parseExtraFiles(text)).toEqual(expected);
  });

  it.each([
    ['grader.cpp', 'cpp'],
    ['GRADER.H', 'cpp'],
    ['a.tar.py', 'python'],
    ['notes.txt', ''],
    ['Makefile', ''],
    ['x.constructor', ''],
  ])('%s is highlighted as %o', (name, expected) => {
    expect(grammarOfFile(name)).toBe(expected);
  });
});
