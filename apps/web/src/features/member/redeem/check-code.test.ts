import { expect, it } from 'vitest';
import { findCodeProblem } from './check-code.ts';

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['hello', 'malformed'],
  ['ABCD-EFGH-JKLM-NPQ0', 'malformed'],
  ['ABCD-EFGH-JKLM-NPQR', undefined],
  [' abcd efgh jklm npqr ', undefined],
])('the code %j: %s', (typed, problem) => {
  expect(findCodeProblem(typed)).toBe(problem);
});
