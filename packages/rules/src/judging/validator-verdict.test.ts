import { expect, test } from 'vitest';
import { judgeValidator } from './validator-verdict.ts';

const facts = {
  endedBy: 'itself',
  exitCode: 0,
  signal: undefined,
  isOutOfMemory: false,
  cpuTimeUs: 1,
  wallTimeUs: 1,
  memoryPeakBytes: 1,
} as const;

test.each([
  [{ exitCode: 0 }, 'valid'],
  [{ exitCode: 42 }, 'valid'],
  [{ exitCode: 3 }, 'invalid'],
  [{ exitCode: 43 }, 'invalid'],
  [{ exitCode: undefined, signal: 11 }, 'failed'],
  [{ endedBy: 'cpu-time', exitCode: undefined, signal: 9 }, 'failed'],
  [{ isOutOfMemory: true, exitCode: 1 }, 'failed'],
] as const)('a validator that ends with %j finds the input %s', (changes, verdict) => {
  expect(judgeValidator({ ...facts, ...changes })).toBe(verdict);
});
