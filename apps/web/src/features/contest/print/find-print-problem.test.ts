import { printTextMinimum } from '@touchstone/rules/contests/print-text';
import { expect, it } from 'vitest';
import { findPrintProblem } from './find-print-problem.ts';

it.each([
  ['nothing', '', 'blank'],
  ['only whitespace', ' \n\t　'.repeat(printTextMinimum), 'blank'],
  ['one character', 'a', 'tooShort'],
  ['one character less than needed', 'a'.repeat(printTextMinimum - 1), 'tooShort'],
  ['enough characters', 'a'.repeat(printTextMinimum), undefined],
  ['enough Chinese characters', '题'.repeat(printTextMinimum), undefined],
])('%s', (_case, content, problem) => {
  expect(findPrintProblem(content)).toBe(problem);
});
