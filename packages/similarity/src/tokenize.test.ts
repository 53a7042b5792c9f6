import { describe, expect, test } from 'vitest';
import { familyOfLanguage, type LanguageFamily } from './language-families.ts';
import { tokenize } from './tokenize.ts';

const kinds = (code: string, family: LanguageFamily) => tokenize(code, family).map(({ kind }) => kind);

describe('the family of a language', () => {
  test.each([
    ['C++ 17 With O2', 'cpp'],
    ['C', 'cpp'],
    ['GNU G++20 13.2', 'cpp'],
    ['GNU GCC C11 5.1.0', 'cpp'],
    ['PyPy3', 'python'],
    ['Java', 'java'],
    ['JavaScript Node', 'javascript'],
    ['TypeScript', 'javascript'],
    ['Golang', 'go'],
    ['C#', 'csharp'],
    ['Brainfuck', 'other'],
  ] as const)('%s is %s', (name, family) => {
    expect(familyOfLanguage(name)).toBe(family);
  });
});

describe('tokens', () => {
  test.each<[string, LanguageFamily, string, string]>([
    ['names', 'cpp', 'int total = first + 2;', 'int x = y + 2;'],
    ['types', 'cpp', 'long long total = 1;', 'int total = 1;'],
    ['comments', 'cpp', 'x = 1; // one\n/* two */ y = 2;', 'x = 1;\ny = 2;'],
    ['braces', 'cpp', 'void f() { if (a) { b = 1; } }', 'void f() { if (a) b = 1; }'],
    ['includes', 'cpp', '#include <map>\nusing namespace std;\nint a;', 'int a;'],
    ['own functions', 'cpp', 'int f(int a) { return f(a); }', 'int g(int b) { return g(b); }'],
    ['names in Python', 'python', 'def f(x):\n    return x + 1', 'def g(y):\n    return y + 2'],
    ['imports of Python', 'python', 'import sys\nx = 1', 'x = 1'],
    [
      'names in Java',
      'java',
      'class A { int f(int x) { return x; } }',
      'class B { long g(long y) { return y; } }',
    ],
    [
      'names in Go',
      'go',
      'package main\nfunc f(a int) int { return a }',
      'package main\nfunc g(b int) int { return b }',
    ],
    ['names in Rust', 'rust', 'fn f() { let a = 1; }', 'fn g() { let b = 2; }'],
    ['names in JavaScript', 'javascript', 'let a = (b) => b + 1;', 'let c = (d) => d + 1; // x'],
    ['names in PHP', 'php', '<?php $a = $b + 1;', '<?php $c = $d + 2; // x'],
    ['names in Pascal', 'pascal', 'begin x := 1; { one } end.', 'BEGIN y := 2; end.'],
    ['names in C#', 'csharp', 'int x = 1; // one', 'var y = 2;'],
  ])('do not depend on %s', (_, family, one, other) => {
    expect(kinds(one, family)).toEqual(kinds(other, family));
    expect(kinds(one, family).length).toBeGreaterThan(1);
  });

  test('keep operators, the shape of statements and calls of the library', () => {
    expect(kinds('a = b + c;', 'cpp')).not.toEqual(kinds('a = b - c;', 'cpp'));
    expect(kinds('a = b;', 'cpp')).not.toEqual(kinds('a == b;', 'cpp'));
    expect(kinds('sort(a);', 'cpp')).not.toEqual(kinds('reverse(a);', 'cpp'));
  });

  test('know their place in the code, also after an error of syntax', () => {
    const code = 'int main( { x = = 3; // end';
    const tokens = tokenize(code, 'cpp');
    expect(tokens.map(({ from, to }) => code.slice(from, to))).toContain('x');
    for (const [index, { from }] of tokens.entries())
      expect(from).toBeGreaterThanOrEqual(tokens[index - 1]?.to ?? 0);
  });

  test.each(['cpp', 'python', 'java', 'go', 'rust', 'javascript', 'php', 'pascal', 'other'] as const)(
    'of an empty or strange program in %s are read',
    (family) => {
      expect(tokenize('', family)).toEqual([]);
      expect(() => tokenize('\u0000 "open \' /* ((( 😀 }}}', family)).not.toThrow();
    },
  );
});
