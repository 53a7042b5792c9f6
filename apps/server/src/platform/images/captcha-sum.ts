import type { CaptchaSign } from './captcha-glyphs.ts';
import { pickOne, randomInteger, type RandomSource } from './random-source.ts';

export interface CaptchaSum {
  /** As drawn, with `=` and `?` at the end. */
  signs: readonly CaptchaSign[];
  answer: number;
}

/**
 * The first number has two digits for + and −: sums of one-digit numbers would have so few answers that
 * guessing pays.
 */
export function chooseCaptchaSum(random: RandomSource): CaptchaSum {
  const operator = pickOne(random, ['+', '+', '-', '-', '×']);
  if (operator === '×') {
    const left = randomInteger(random, 2, 9);
    const right = randomInteger(random, 2, 9);
    return { signs: spell(left, operator, right), answer: left * right };
  }
  const small = randomInteger(random, 1, 9);
  if (operator === '+') {
    const left = randomInteger(random, 3, 99 - small);
    return { signs: spell(left, operator, small), answer: left + small };
  }
  const left = randomInteger(random, small, 99);
  return { signs: spell(left, operator, small), answer: left - small };
}

function spell(left: number, operator: CaptchaSign, right: number): CaptchaSign[] {
  return [...digitsOf(left), operator, ...digitsOf(right), '=', '?'];
}

function digitsOf(value: number): CaptchaSign[] {
  return Array.from(String(value), (digit) => digit as CaptchaSign);
}
