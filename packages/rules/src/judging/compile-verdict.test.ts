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

const tooLarge = 'The compiled program is too large.';

test.each<[Partial<RunFacts>, string | null]>([
  [{ exitCode: 1 }, null],
  [{ exitCode: undefined }, null],
  [{ exitCode: undefined, signal: 11 }, 'The compiler was ended by signal 11 (SIGSEGV).'],
  [{ exitCode: undefined, signal: 25 }, tooLarge],
  [{ endedBy: 'cpu-time' }, 'The compiler needs more time than is allowed.'],
  [{ endedBy: 'wall-time' }, 'The compiler needs more time than is allowed.'],
  [{ endedBy: 'output' }, 'The compiler writes more than is allowed.'],
  [{ isOutOfMemory: true, exitCode: 4 }, 'The compiler needs more memory than is allowed.'],
  [{ isOutOfMemory: true }, 'The compiler needs more memory than is allowed.'],
])('a compiler with %j fails: %s', (facts, reason) => {
  expect(findCompileFailure({ ...fine, ...facts }, '')).toEqual({ reason });
});

test('a compiler that ends well has compiled', () => {
  expect(findCompileFailure(fine, 'File size limit exceeded')).toBeUndefined();
});

test.each([
  'gcc: internal compiler error: File size limit exceeded signal terminated program as',
  '/usr/bin/ld: final link failed: No space left on device',
  'as: main.o: File too large',
])('a compiler that reports %j made too large a program', (text) => {
  expect(findCompileFailure({ ...fine, exitCode: 1 }, text)).toEqual({ reason: tooLarge });
});
