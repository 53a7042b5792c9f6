import { describe, expect, it } from 'vitest';
import { matchesPattern } from './glob.ts';

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

  it('match in bounded time', () => {
    expect(matchesPattern('*a'.repeat(100), `${'a'.repeat(250)}b`)).toBe(false);
    expect(matchesPattern('{a,b}'.repeat(60), 'a'.repeat(60))).toBeTypeOf('boolean');
  });
});
