import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareOutput } from './compare-output.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const compare = (output: string, answer: string, isTrailingBlankIgnored: boolean) =>
  compareOutput(bytes(output), bytes(answer), isTrailingBlankIgnored);

describe('comparing with trailing blanks ignored', () => {
  test.each([
    ['', '', true],
    ['', ' \n\n\t', true],
    ['1', '1\n', true],
    ['1\n\n\n', '1', true],
    ['1 \n2\t \n', '1\n2', true],
    ['1\r\n2\r\n', '1\n2\n', true],
    ['1\v\f\n2', '1\n2', true],
    ['1\r2', '1\n2', false],
    ['1\n\n2', '1\n2', false],
    ['1\n \n2', '1\n\n2', true],
    [' 1', '1', false],
    ['1\n 2', '1\n2', false],
    ['1 \n 2', '1\n 2', true],
    ['1\n\t2', '1\n 2', false],
    ['1  2', '1 2', false],
    ['1 ', '1 2', false],
    ['1', '', false],
    ['', '1', false],
    ['\n1', '1', false],
    ['1 2', '1 3', false],
    ['1\n2', '1', false],
    ['1\u00a0', '1', false],
    ['你好 \n', '你好', true],
  ])('%j and %j are the same: %s', (output, answer, isSame) => {
    expect(compare(output, answer, true)).toBe(isSame ? 'equal' : 'different');
    expect(compare(answer, output, true)).toBe(isSame ? 'equal' : 'different');
  });

  /** The rule as the contract states it, by building normalised copies. Usable for small texts only. */
  const trim = (text: string) => text.replace(/[ \t\v\f\r\n]+$/, '').replace(/[ \t\v\f\r]+(?=\n)/g, '');
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\r', '\t') });
  test('agrees with the rule for any two texts', () => {
    fc.assert(
      fc.property(text, text, (output, answer) => {
        expect(compare(output, answer, true) === 'equal').toBe(trim(output) === trim(answer));
        expect(compare(output, trim(output), true)).toBe('equal');
      }),
      { numRuns: 3000 },
    );
  });
});

describe('comparing exactly', () => {
  test.each([
    ['1\n', '1\n', 'equal'],
    ['', '', 'equal'],
    ['1', '1\n', 'blanks-differ'],
    ['1\r\n', '1\n', 'blanks-differ'],
    ['1 2', '12', 'blanks-differ'],
    ['', '\n', 'blanks-differ'],
    ['1', '2', 'different'],
    ['1', '1 2', 'different'],
    ['1 2', '1', 'different'],
    ['1\u00a0', '1', 'different'],
  ])('%j and %j: %s', (output, answer, result) => {
    expect(compare(output, answer, false)).toBe(result);
    expect(compare(answer, output, false)).toBe(result);
  });
});

describe('output that is no text', () => {
  test.each([true, false])('is compared by its bytes, trailing blanks ignored: %s', (isIgnored) => {
    const binary = Uint8Array.of(0, 255, 254, 0, 128);
    expect(compareOutput(binary, binary.slice(), isIgnored)).toBe('equal');
    expect(compareOutput(binary, Uint8Array.of(0, 255, 253, 0, 128), isIgnored)).toBe('different');
    // Both would be the same sign of replacement if they were decoded.
    expect(compareOutput(Uint8Array.of(0xff), Uint8Array.of(0xfe), isIgnored)).toBe('different');
  });

  test('may be large, of blanks only, or one line', () => {
    const size = 8 * 1024 * 1024;
    const blanks = new Uint8Array(size).fill(32);
    const line = new Uint8Array(size).fill(65);
    expect(compareOutput(blanks, new Uint8Array(), true)).toBe('equal');
    expect(compareOutput(line, line.slice(1), true)).toBe('different');
    const repeat = (pattern: number[]) =>
      new Uint8Array(size).map((_, index) => pattern[index % pattern.length] ?? 0);
    const rows = repeat([49, 10]).subarray(0, size / 2);
    expect(compareOutput(repeat([49, 32, 13, 10]), rows, true)).toBe('equal');
  });
});
