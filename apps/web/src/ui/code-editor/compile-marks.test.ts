import { describe, expect, it } from 'vitest';
import { parseCompileMarks, type CompileMark } from './compile-marks.ts';

const error = (line: number, column: number | undefined, message: string): CompileMark => ({
  line,
  column,
  severity: 'error',
  message,
});

const forms: readonly (readonly [string, string, CompileMark[]])[] = [
  [
    'g++',
    `main.cpp: In function 'int main()':
main.cpp:3:11: error: expected ';' before '}' token
    3 |   return 0
      |           ^
      |           ;
    4 | }
      | ~
compilation terminated due to -fmax-errors=1.
`,
    [error(3, 11, "expected ';' before '}' token")],
  ],
  [
    'g++ with a missing header',
    'main.cpp:1:10: fatal error: foo.h: No such file or directory\n    1 | #include <foo.h>\n',
    [error(1, 10, 'foo.h: No such file or directory')],
  ],
  [
    'g++ that complains in a header and says where it was used',
    `In file included from main.cpp:1:
/usr/include/c++/14/bits/stl_algo.h:1905:22: error: no match for 'operator-'
main.cpp:7:7:   required from here
`,
    [error(7, 7, 'required from here')],
  ],
  [
    'g++ with notes, which are no complaints',
    "main.cpp:5:3: error: 'x' was not declared in this scope\nmain.cpp:2:5: note: suggested alternative\n",
    [error(5, 3, "'x' was not declared in this scope")],
  ],
  [
    'clang',
    '/w/main.c:2:1: warning: non-void function does not return a value\n/w/main.c:9:12: error: use of undeclared identifier "n"\n',
    [
      { line: 2, column: 1, severity: 'warning', message: 'non-void function does not return a value' },
      error(9, 12, 'use of undeclared identifier "n"'),
    ],
  ],
  [
    'javac',
    `Main.java:3: error: ';' expected
        int x = 1
                 ^
1 error
`,
    [error(3, 18, "';' expected")],
  ],
  [
    'javac with a class of another name',
    "Solution.java:3: error: ';' expected\n        int x = 1\n                 ^\n1 error\n",
    [error(3, 18, "';' expected")],
  ],
  [
    'kotlinc',
    "main.kt:2:5: error: unresolved reference 'prntln'.\n    prntln(1)\n",
    [error(2, 5, "unresolved reference 'prntln'.")],
  ],
  [
    'python',
    `  File "main.py", line 2
    if x
        ^
SyntaxError: expected ':'
`,
    [error(2, undefined, "SyntaxError: expected ':'")],
  ],
  [
    'python 3.13 with what it found before',
    `Sorry: IndentationError: unexpected indent (main.py, line 3)
  File "/w/main.py", line 3
    print(1)
IndentationError: unexpected indent
`,
    [error(3, undefined, 'IndentationError: unexpected indent')],
  ],
  [
    'python at run time: the innermost line of the program',
    `Traceback (most recent call last):
  File "/w/main.py", line 9, in <module>
    solve()
  File "/w/main.py", line 4, in solve
    print(a[5])
IndexError: list index out of range
`,
    [error(4, undefined, 'IndexError: list index out of range')],
  ],
  [
    'go',
    '# command-line-arguments\n./main.go:4:2: "os" imported and not used\n./main.go:8:7: undefined: x\n',
    [error(4, 2, '"os" imported and not used'), error(8, 7, 'undefined: x')],
  ],
  [
    'rustc',
    `error[E0425]: cannot find value \`y\` in this scope
 --> main.rs:2:20
  |
2 |     println!("{}", y);
  |                    ^ not found in this scope

warning: unused variable: \`z\`
 --> main.rs:3:9

error: aborting due to 1 previous error; 1 warning emitted
`,
    [
      error(2, 20, 'cannot find value `y` in this scope'),
      { line: 3, column: 9, severity: 'warning', message: 'unused variable: `z`' },
    ],
  ],
  [
    'fpc',
    `Free Pascal Compiler version 3.2.2
Compiling main.pas
main.pas(4,3) Error: Identifier not found "writel"
main.pas(6) Fatal: There were 1 errors compiling module, stopping
`,
    [error(4, 3, 'Identifier not found "writel"')],
  ],
  ['mcs', 'Main.cs(5,20): error CS1002: ; expected\n', [error(5, 20, '; expected')]],
  [
    'php',
    'PHP Parse error:  syntax error, unexpected token "}" in /w/main.php on line 3\n',
    [error(3, undefined, 'syntax error, unexpected token "}"')],
  ],
  [
    'node',
    `/w/main.js:2
const = 1
      ^

SyntaxError: Unexpected token '='
    at wrapSafe (node:internal)
`,
    [error(2, undefined, "SyntaxError: Unexpected token '='")],
  ],
  [
    'ruby',
    "main.rb:3: syntax error, unexpected end-of-input, expecting 'end'\n",
    [error(3, undefined, "syntax error, unexpected end-of-input, expecting 'end'")],
  ],
  [
    'a linker',
    '/usr/bin/ld: /tmp/cc.o: undefined reference to `f()`\ncollect2: error: ld returned 1 exit status',
    [],
  ],
  ['nothing', '', []],
];

describe('locations in compiler output', () => {
  it.each(forms)('are found for %s', (_name, output, marks) => {
    expect(parseCompileMarks(output)).toEqual(marks);
  });

  it('are reported once each', () => {
    expect(parseCompileMarks('main.cpp:1:1: error: x\nmain.cpp:1:1: error: x\n')).toHaveLength(1);
  });

  it('are limited, however long the text is', () => {
    const output = Array.from({ length: 5000 }, (_, index) => `main.cpp:${String(index + 1)}:1: error: x`);
    expect(parseCompileMarks(output.join('\n'))).toHaveLength(50);
  });

  it('are found in unterminated lines', () => {
    expect(parseCompileMarks(`main.cpp:1:1: error: ${'x'.repeat(200_000)}`)[0]?.message).toHaveLength(500);
    expect(parseCompileMarks(`${'/'.repeat(200_000)}main.cp`)).toEqual([]);
  });
});
