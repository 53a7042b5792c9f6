import { describe, expect, it } from 'vitest';
import { matchesPattern } from './glob.ts';
import { splitArguments } from './split-arguments.ts';
import { deriveTimeLimitMs } from './time-limit.ts';

describe('patterns of submissions.yaml', () => {
  it.each([
    ['accepted', 'accepted/a.py', true],
    ['accepted/*', 'accepted/a.py', true],
    ['accepted/*', 'accepted/folder/a.py', true],
    ['*/a.py', 'accepted/a.py', true],
    ['*', 'accepted/a.py', true],
    ['*.py', 'accepted/a.py', false],
    ['accepted/a.{py,cpp}', 'accepted/a.cpp', true],
    ['{wrong,accepted}/{a,b}.*', 'wrong/b.c', true],
    ['{wrong,accepted}/{a,b}.*', 'wrong/c.c', false],
    ['accepted/a+b.py', 'accepted/a+b.py', true],
    ['accepted/a.py', 'accepted/aXpy', false],
    ['accept', 'accepted/a.py', false],
    ['accepted/a*a', 'accepted/a', false],
    ['accepted/*x*y*', 'accepted/1x2y3', true],
    ['accepted/*x*y*', 'accepted/1y2x3', false],
    ['accepted/**', 'accepted/a.py', true],
  ])('%s for %s: %s', (pattern, name, matches) => {
    expect(matchesPattern(pattern, name)).toBe(matches);
  });

  it('take no longer than they are worth', () => {
    expect(matchesPattern('*a'.repeat(100), `${'a'.repeat(250)}b`)).toBe(false);
    expect(matchesPattern('{a,b}'.repeat(60), 'a'.repeat(60))).toBeTypeOf('boolean');
  });
});

describe('arguments in one string', () => {
  it.each([
    ['', []],
    ['  float_tolerance   1e-6 ', ['float_tolerance', '1e-6']],
    ['--message "two words" \'and three more\'', ['--message', 'two words', 'and three more']],
    [String.raw`"with \"quotes\""`, ['with "quotes"']],
  ])('%s', (text, words) => {
    expect(splitArguments(text)).toEqual(words);
  });
});

describe('a derived time limit', () => {
  const legacy = { factor: 5, resolutionMs: 1000, rounding: 'nearest' } as const;
  const later = { factor: 2, resolutionMs: 500, rounding: 'up' } as const;
  it.each([
    [legacy, 0, 1000],
    [legacy, 100, 1000],
    [legacy, 290, 1000],
    [legacy, 310, 2000],
    [later, 10, 500],
    [later, 250, 500],
    [later, 251, 1000],
    [{ ...later, resolutionMs: 100 }, 1234, 2500],
  ])('of %j and %i ms is %i ms', (derivation, slowestMs, timeLimitMs) => {
    expect(deriveTimeLimitMs(derivation, slowestMs)).toBe(timeLimitMs);
  });
});
