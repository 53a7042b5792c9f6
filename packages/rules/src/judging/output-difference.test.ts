import { shownTokenMaximum } from '@touchstone/contract/judge-notes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOutput } from './compare-output.ts';
import { describeDifference } from './output-difference.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const describeTexts = (output: string, answer: string, isIgnored: boolean) =>
  describeDifference(bytes(output), bytes(answer), isIgnored);

type Row = [
  output: string,
  answer: string,
  kind: string,
  line: number,
  token: number,
  expected: string,
  actual: string,
];

describe('with trailing blanks ignored', () => {
  test.each<Row>([
    ['4', '3', 'token', 1, 1, '3', '4'],
    ['1 2 4\n', '1 2 3\n', 'token', 1, 3, '3', '4'],
    ['1\n2\n30 5', '1\n2\n31 5', 'token', 3, 1, '31', '30'],
    ['12', '123', 'token', 1, 1, '123', '12'],
    ['12 3', '123', 'token', 1, 1, '123', '12'],
    ['yes\nNO', 'yes \nno', 'token', 2, 1, 'no', 'NO'],
    ['', '3', 'missing', 1, 1, '3', ''],
    ['\n\n', '3', 'missing', 1, 1, '3', ''],
    ['1\n', '1\n2\n3', 'missing', 2, 1, '2', ''],
    ['1 2', '1 2 3', 'missing', 1, 3, '3', ''],
    ['1\n2', '1', 'extra', 2, 1, '', '2'],
    ['5', '', 'extra', 1, 1, '', '5'],
    ['Answer: 5', '5', 'token', 1, 1, '5', 'Answer:'],
    ['1  2', '1 2', 'spacing', 1, 2, ' 2', '  2'],
    ['1\n2', '1 2', 'spacing', 1, 2, ' 2', '\n2'],
    ['1\n\n2', '1\n2', 'spacing', 1, 2, '\n2', '\n\n2'],
    ['a\n\tb', 'a\n b', 'spacing', 1, 2, '\n b', '\n\tb'],
    [' 1', '1', 'spacing', 1, 1, '1', ' 1'],
    ['你好 世間', '你好 世界', 'token', 1, 2, '世界', '世間'],
  ])('%j against %j', (output, answer, kind, line, token, expected, actual) => {
    expect(describeTexts(output, answer, true)).toEqual({
      code: 'difference',
      kind,
      line,
      token,
      expected,
      actual,
    });
  });
});

describe('with exact comparison', () => {
  test.each<Row>([
    ['1', '1\n', 'spacing', 1, 2, '\n', ''],
    ['1\r\n', '1\n', 'spacing', 1, 2, '\n', '\r\n'],
    ['1 \n2', '1\n2', 'spacing', 1, 2, '\n2', ' \n2'],
    ['1 2', '12', 'token', 1, 1, '12', '1'],
    ['1', '2', 'token', 1, 1, '2', '1'],
  ])('%j against %j', (output, answer, kind, line, token, expected, actual) => {
    expect(describeTexts(output, answer, false)).toEqual({
      code: 'difference',
      kind,
      line,
      token,
      expected,
      actual,
    });
  });
});

test('shows the part of a long token around the difference, within the stored length', () => {
  const long = (digit: string) => `${'1'.repeat(5000)}${digit}${'2'.repeat(5000)}`;
  const found = describeTexts(long('7'), long('8'), true);
  expect(found).toMatchObject({ kind: 'token', line: 1, token: 1 });
  expect(found?.expected).toMatch(/^…1{40}82{157}…$/);
  expect(found?.actual).toMatch(/^…1{40}72{157}…$/);
});

test('does not split characters of several bytes', () => {
  const long = (last: string) => '你'.repeat(300) + last;
  expect(describeTexts(long('好'), long('们'), true)?.actual).toMatch(/^…你{13}好$/);
});

test('describes output that is no text', () => {
  const found = describeDifference(Uint8Array.of(0, 255), Uint8Array.of(0, 254), true);
  expect(found).toMatchObject({ kind: 'token', expected: '\uFFFD\uFFFD', actual: '\uFFFD\uFFFD' });
});

test('finds a difference exactly where the comparison does, within the limits of the message', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r', '\t') });
  fc.assert(
    fc.property(text, text, fc.boolean(), (output, answer, isIgnored) => {
      const found = describeTexts(output, answer, isIgnored);
      const isEqual = compareOutput(bytes(output), bytes(answer), isIgnored) === 'equal';
      expect(found === undefined).toBe(isEqual);
      if (found === undefined) return;
      expect(found.line).toBeGreaterThan(0);
      expect(found.token).toBeGreaterThan(0);
      expect(found.expected).not.toBe(found.actual);
      expect(found.expected?.length).toBeLessThanOrEqual(shownTokenMaximum);
    }),
    { numRuns: 2000 },
  );
});
