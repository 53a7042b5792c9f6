import { expect, test } from 'vitest';
import { chooseCaptchaSum } from './captcha-sum.ts';
import { createSeededRandom } from './seeded-random-source.ts';

const SUMS = Array.from({ length: 4000 }, (_, seed) => chooseCaptchaSum(createSeededRandom(seed)));

test('the answer is the value of the signs', () => {
  for (const { signs, answer } of SUMS) {
    const match = /^(\d{1,2})([-+×])(\d)=\?$/.exec(signs.join(''));
    expect(match, signs.join('')).not.toBeNull();
    const [left, right] = [Number(match?.[1]), Number(match?.[3])];
    const expected = { '+': left + right, '-': left - right, '×': left * right }[match?.[2] ?? ''];
    expect(answer, signs.join('')).toBe(expected);
  }
});

test('the answer is never negative and has at most two digits', () => {
  for (const { signs, answer } of SUMS) {
    expect(answer, signs.join('')).toBeGreaterThanOrEqual(0);
    expect(answer, signs.join('')).toBeLessThanOrEqual(99);
  }
});

test('no answer is common enough to be worth guessing', () => {
  const counts = new Map<number, number>();
  for (const { answer } of SUMS) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  expect(Math.max(...counts.values()) / SUMS.length).toBeLessThan(0.04);
});

test('all three operators occur', () => {
  const operators = new Set(SUMS.map(({ signs }) => signs.at(-4)));
  expect(operators).toEqual(new Set(['+', '-', '×']));
});
