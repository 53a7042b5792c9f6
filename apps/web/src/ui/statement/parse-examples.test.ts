import { describe, expect, it } from 'vitest';
import { parseExamples } from './parse-examples.ts';

describe('parseExamples', () => {
  it.each([
    ['nothing', '', []],
    ['one pair', '<input>1 2\n</input><output>3\n</output>', [{ input: '1 2\n', output: '3\n' }]],
    [
      'pairs on lines of their own',
      '<input>a</input>\n<output>b</output>\n<input>c</input>\n<output>d</output>',
      [
        { input: 'a', output: 'b' },
        { input: 'c', output: 'd' },
      ],
    ],
    ['a program without input', '<input></input><output>hello</output>', [{ input: '', output: 'hello' }]],
    [
      'signs that look like tags',
      '<input><b></input><output>1 < 2</output>',
      [{ input: '<b>', output: '1 < 2' }],
    ],
    ['half a pair', '<input>1</input>', []],
    ['something else', 'see the picture', []],
  ])('parses %s', (_what, text, expected) => {
    expect(parseExamples(text)).toEqual(expected);
  });
});
