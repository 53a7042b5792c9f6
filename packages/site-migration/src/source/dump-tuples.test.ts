import { expect, test } from 'vitest';
import { parseTuples } from './dump-tuples.ts';

test.each([
  ["(1,'a',NULL);", [[1, 'a', null]]],
  [
    "(1,'a'),(2,'b'),",
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  [String.raw`(1,'it\'s; (\"x\"),\n\\n')`, [[1, 'it\'s; ("x"),\n\\n']]],
  ["('doubled '' quote')", [["doubled ' quote"]]],
  ['(-1.5,12345678901234567890)', [[-1.5, '12345678901234567890']]],
  ["(0x4142,_binary 'raw')", [[Buffer.from('AB'), 'raw']]],
  ['( 1 , null ) ', [[1, null]]],
  ['', []],
])('%s', (text, tuples) => {
  expect(parseTuples(text)).toEqual(tuples);
});

test.each(["('open", '(1', '(x)', 'INSERT', '()'])('refuses %s', (text) => {
  expect(() => parseTuples(text)).toThrow(SyntaxError);
});
