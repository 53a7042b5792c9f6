import { expect, test } from 'vitest';
import { isClaimInProse, parseClaim } from './claims.ts';

test('a claim has an input, an explanation and a line of the program', () => {
  expect(parseClaim('{"input":"1 2","explanation":"The sum overflows.","line":3}', 10)).toEqual({
    input: '1 2\n',
    explanation: 'The sum overflows.',
    line: 3,
  });
});

test.each([
  ['broken JSON', '{"input":'],
  ['no object', '"1 2"'],
  ['null', 'null'],
  ['no input', '{"explanation":"x"}'],
  ['an empty input', '{"input":" "}'],
  ['an input that is no text', '{"input":[1]}'],
  ['a huge input', JSON.stringify({ input: 'x'.repeat(5000) })],
  ['an input that cannot be stored', JSON.stringify({ input: 'a\0b' })],
])('is no claim: %s', (_, body) => {
  expect(parseClaim(body, 10)).toBeUndefined();
});

test.each([0, 11, 1.5, '3', null])('a line that the program does not have is dropped: %s', (line) => {
  expect(parseClaim(JSON.stringify({ input: '1', line }), 10)).toMatchObject({ line: null });
});

test.each([
  'Line 12 is wrong.',
  'The bug is on line 4.',
  'Your program prints 7 instead of 8.',
  'A counter-example is 3 1 2.',
  'It fails for n = 0.',
  '第 12 行的循环条件有问题。',
  '错误出在第 3 行。',
  '你的程序会输出 5。',
  '反例：3 1 2',
  '當 n = 1 時會出錯。',
  '你的程式輸出 3。',
])('a claim in prose: %s', (text) => {
  expect(isClaimInProse(text)).toBe(true);
});

test.each([
  'What does your loop do when n is small?',
  'Read the third line of the statement again.',
  '想想边界情况：n 最小是多少？',
  'The sum can be larger than 32 bits. Which type holds it?',
  '你的程序在什么情况下会多执行一次循环？',
])('no claim: %s', (text) => {
  expect(isClaimInProse(text)).toBe(false);
});
