import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { expect, test } from 'vitest';
import type { RunFacts } from './case-verdict.ts';
import { findCompileFailure } from './compile-verdict.ts';

const fine: RunFacts = {
  endedBy: 'itself',
  exitCode: 0,
  signal: undefined,
  isOutOfMemory: false,
  cpuTimeUs: 0,
  wallTimeUs: 0,
  memoryPeakBytes: 0,
};

const tooLarge = { code: 'program-too-large' } as const;

test.each<[Partial<RunFacts>, JudgeNote | null]>([
  [{ exitCode: 1 }, null],
  [{ exitCode: undefined }, null],
  [
    { exitCode: undefined, signal: 6 },
    { code: 'compiler-signal', signal: 6 },
  ],
  // As programs, and as a shell reports its step.
  [{ exitCode: undefined, signal: 11 }, { code: 'compiler-depth' }],
  [{ exitCode: 139 }, { code: 'compiler-depth' }],
  [{ exitCode: undefined, signal: 7 }, tooLarge],
  [{ exitCode: 137 }, { code: 'compiler-memory' }],
  [{ exitCode: undefined, signal: 25 }, tooLarge],
  [{ endedBy: 'cpu-time' }, { code: 'compiler-time' }],
  [{ endedBy: 'wall-time' }, { code: 'compiler-time' }],
  [{ endedBy: 'output' }, { code: 'compiler-output' }],
  [{ isOutOfMemory: true, exitCode: 4 }, { code: 'compiler-memory' }],
  [{ isOutOfMemory: true }, { code: 'compiler-memory' }],
])('a compiler with %j fails: %j', (facts, note) => {
  expect(findCompileFailure({ ...fine, ...facts }, '')).toEqual({ note, output: '' });
});

test('a compiler that ends well has compiled', () => {
  expect(findCompileFailure(fine, 'File size limit exceeded')).toBeUndefined();
});

/** What compilers of every kind print at a limit: their first lines, as they are. */
test.each<[JudgeNote['code'], string]>([
  [
    'program-too-large',
    'gcc: internal compiler error: File size limit exceeded signal terminated program as',
  ],
  [
    'program-too-large',
    "/tmp/a.s: Fatal error: can't write 44 bytes to section .text of a.o: 'No space left on device'",
  ],
  [
    'program-too-large',
    '/tmp/a.s: Assembler messages:\n/tmp/a.s: Error: value of 00000001ad27480b too large for field of 4 bytes at 24',
  ],
  ['program-too-large', '/usr/bin/ld: final link failed: No space left on device'],
  ['program-too-large', 'as: main.o: File too large'],
  [
    'program-too-large',
    "main.c:(.text+0x9): relocation truncated to fit: R_X86_64_PC32 against symbol `b'\ncollect2: error: ld returned 1 exit status",
  ],
  [
    'program-too-large',
    'error: linking with `cc` failed: exit status: 1\n  = note: /usr/bin/ld: final link failed: No space left on device',
  ],
  [
    'program-too-large',
    '# command-line-arguments\n/usr/lib/go/pkg/tool/linux_amd64/link: mapping output file failed: file too large',
  ],
  ['compiler-memory', 'cc1plus: out of memory allocating 65536 bytes after a total of 300000 bytes'],
  ['compiler-memory', 'g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.'],
  ['compiler-memory', 'collect2: fatal error: ld terminated with signal 9 [Killed]'],
  ['compiler-memory', 'memory allocation of 4294967296 bytes failed'],
  ['compiler-memory', 'fatal error: runtime: out of memory'],
  ['compiler-memory', 'go build command-line-arguments: /usr/lib/go/compile: signal: killed'],
  [
    'compiler-memory',
    'The system is out of resources.\njava.lang.OutOfMemoryError: Java heap space\n\tat java.base/java.util.Arrays',
  ],
  ['compiler-memory', 'exception: java.lang.OutOfMemoryError: GC overhead limit exceeded'],
  ['compiler-memory', 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
  ['compiler-memory', 'Unhandled Exception:\nSystem.OutOfMemoryException: Out of memory'],
  ['compiler-memory', 'main.pas(3,1) Fatal: Out of memory'],
  ['compiler-depth', 'g++: internal compiler error: Segmentation fault signal terminated program cc1plus'],
  [
    'compiler-depth',
    'main.cpp:1:9: internal compiler error: Segmentation fault\n    1 | int a;\nPlease submit a full bug report',
  ],
  ['compiler-depth', 'error: rustc interrupted by SIGSEGV, printing backtrace'],
  ['compiler-depth', "thread 'rustc' has overflowed its stack\nfatal runtime error: stack overflow"],
  ['compiler-depth', 'runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow'],
  [
    'compiler-depth',
    'The system is out of resources.\njava.lang.StackOverflowError\n\tat jdk.compiler/com.sun',
  ],
  ['compiler-depth', 'Sorry: RecursionError: maximum recursion depth exceeded during compilation'],
  ['compiler-depth', 's_push: parser stack overflow\nSorry: MemoryError:'],
  [
    'compiler-depth',
    'Error [ERR_INTERNAL_ASSERTION]: memory access out of bounds\nThis is caused by either a bug in Node.js',
  ],
  ['compiler-depth', 'RangeError: Maximum call stack size exceeded'],
  ['compiler-depth', 'Stack overflow: IP: 0x7f0, fault addr: 0x7ff\nStacktrace:'],
  ['compiler-depth', 'Runtime error 202 at $0000000000412345'],
  ['compiler-crash', 'main.cpp:1:9: internal compiler error: in cp_parser, at cp/parser.cc:5114'],
  ['compiler-crash', "error: internal compiler error: no errors encountered\nthread 'rustc' panicked"],
  ['compiler-crash', 'Main.cs(1,1): error CS0589: Internal compiler error during parsing'],
  ['compiler-crash', 'main.pas(3,1) Fatal: Internal error 200405181'],
  ['compiler-crash', 'An exception has occurred in the compiler (17.0.1). Please file a bug'],
])('%s: none of its words are shown: %j', (code, text) => {
  expect(findCompileFailure({ ...fine, exitCode: 1 }, text)).toEqual({ note: { code }, output: '' });
});

test.each([
  'main.cpp:2:3: error: expected declaration\n    2 | puts("File too large")\n      |     ^',
  'Main.java:3: error: cannot find symbol\n} catch (StackOverflowError e) {\n  ^\n  symbol: class OutOfMemoryErrors',
  'Main.java:3: error: incompatible types: OutOfMemoryError cannot be converted to int',
  'error[E0425]: cannot find value `out of memory` in this scope',
  ' --> main.rs:2:5\n  |\n2 | let stack_overflow = "stack overflow";',
  "main.cs(1,5): error CS0103: The name `StackOverflow' does not exist in the current context",
  'main.cpp:4:1: error: ‘Segmentation fault’ was not declared',
])('what a compiler says about the program is shown: %j', (text) => {
  expect(findCompileFailure({ ...fine, exitCode: 1 }, text)).toEqual({ note: null, output: text });
});
