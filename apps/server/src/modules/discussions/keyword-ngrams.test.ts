import { expect, test } from 'vitest';
import { chooseNgrams } from './keyword-ngrams.ts';

test.each([
  ['x', ['x']],
  ['路径', ['路径']],
  ['tle', ['tle']],
  ['线段树', ['线段树']],
  ['数组越界', ['数组越', '组越界']],
  ['overflow', ['ove', 'erf', 'rfl', 'low']],
  // N-grams across words only if there are no others.
  ['x = 12345;', ['123', '234', '345']],
  ['the loop', ['the', 'loo', 'oop']],
  // An underscore is a part of a name.
  ['user_12', ['use', 'ser', 'r_1', '_12']],
  ['a + b', ['a +', ' + ', '+ b']],
  ['aaaaa', ['aaa']],
  // Code points, as in PostgreSQL.
  ['𠮷𠮷野家', ['𠮷𠮷野', '𠮷野家']],
])('%j is looked for by %j', (keyword, ngrams) => {
  expect(chooseNgrams(keyword)).toEqual(ngrams);
});
