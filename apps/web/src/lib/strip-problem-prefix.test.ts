import { expect, it } from 'vitest';
import { stripProblemPrefix } from './strip-problem-prefix.ts';

it.each([
  ['[1000] Why?', '1000', 'Why?'],
  ['[1000]Why?', '1000', 'Why?'],
  ['[1000] Why?', null, '[1000] Why?'],
  ['Why [1000]?', '1000', 'Why [1000]?'],
])('%s of the problem %s is shown as %s', (title, problemId, shown) => {
  expect(stripProblemPrefix(title, problemId)).toBe(shown);
});
