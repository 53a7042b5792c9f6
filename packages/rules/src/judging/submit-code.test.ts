import { describe, expect, test } from 'vitest';
import { findCodeProblem, findTestRunInputProblem } from './submit-code.ts';

describe('submitted code', () => {
  const allowedLanguages = ['C', 'Python3'];
  test.each([
    ['x', 'C', undefined],
    ['a'.repeat(65_535), 'Python3', undefined],
    ['a'.repeat(65_536), 'Python3', 'codeTooLong'],
    ['', 'C', 'codeBlank'],
    [' \r\n\t\u3000\ufeff', 'C', 'codeBlank'],
    ['int x;\0', 'C', 'codeHasNul'],
    ['x', 'Java', 'languageNotAllowed'],
    ['x', '', 'languageNotAllowed'],
    ['', 'Java', 'languageNotAllowed'],
  ])('is checked', (code, language, problem) => {
    expect(findCodeProblem({ code, language, allowedLanguages })).toBe(problem);
  });
});

test.each([
  ['1 2', undefined],
  [' ', undefined],
  ['x'.repeat(1000), undefined],
  ['x'.repeat(1001), 'inputTooLong'],
  ['', 'inputEmpty'],
  ['\0', 'inputHasNul'],
])('the input of a test run is checked', (input, problem) => {
  expect(findTestRunInputProblem(input)).toBe(problem);
});
