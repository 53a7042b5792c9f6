import { expect, test } from 'vitest';
import { makeCode, normalizeCode } from './membership-code.ts';

test('a code has sixteen signs of the alphabet, in groups', () => {
  const code = makeCode(Uint8Array.from({ length: 16 }, (_, index) => index * 2));
  expect(code).toBe('ACEG-JLNQ-SUWY-2468');
  expect(normalizeCode(code)).toBe(code);
});

test('every byte gives a sign that is accepted when typed', () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(normalizeCode(makeCode(new Uint8Array(16).fill(byte)))).toBeDefined();
});

test.each([
  ['aceg-jlnq-suwy-2468', 'ACEG-JLNQ-SUWY-2468'],
  [' ACEG JLNQ SUWY 2468 ', 'ACEG-JLNQ-SUWY-2468'],
  ['acegjlnqsuwy2468', 'ACEG-JLNQ-SUWY-2468'],
  ['ACEG-JLNQ-SUWY-246', undefined],
  ['ACEG-JLNQ-SUWY-2468-A', undefined],
  ['ACE0-JLNQ-SUWY-2468', undefined],
  ['', undefined],
  ['兑换码', undefined],
])('typed %j is %j', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});
