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
    { exitCode: undefined, signal: 11 },
    { code: 'compiler-signal', signal: 11 },
  ],
  [{ exitCode: undefined, signal: 25 }, tooLarge],
  [{ endedBy: 'cpu-time' }, { code: 'compiler-time' }],
  [{ endedBy: 'wall-time' }, { code: 'compiler-time' }],
  [{ endedBy: 'output' }, { code: 'compiler-output' }],
  [{ isOutOfMemory: true, exitCode: 4 }, { code: 'compiler-memory' }],
  [{ isOutOfMemory: true }, { code: 'compiler-memory' }],
])('a compiler with %j fails: %j', (facts, note) => {
  expect(findCompileFailure({ ...fine, ...facts }, '')).toEqual({ note });
});

test('a compiler that ends well has compiled', () => {
  expect(findCompileFailure(fine, 'File size limit exceeded')).toBeUndefined();
});

test.each([
  'gcc: internal compiler error: File size limit exceeded signal terminated program as',
  '/usr/bin/ld: final link failed: No space left on device',
  'as: main.o: File too large',
])('a compiler that reports %j made too large a program', (text) => {
  expect(findCompileFailure({ ...fine, exitCode: 1 }, text)).toEqual({ note: tooLarge });
});
