import { describe, expect, test } from 'vitest';
import {
  checkerLimits,
  hasPlainLimits,
  limitCompiler,
  limitInteractiveProgram,
  limitInteractor,
  limitProgram,
  outputLimitBytes,
  scaleLimits,
} from './limits.ts';

const megabyte = 1024 * 1024;
const problem = { timeLimitMs: 1000, memoryLimitMb: 256, stackLimitMb: 128 };

describe('limits by language', () => {
  test.each([
    ['C', 1],
    ['C With O2', 1],
    ['C++', 1],
    ['C++ With O2', 1],
    ['C++ 23 With O2', 1],
    ['C#', 2],
    ['Java', 2],
    ['Python3', 2],
    ['Golang', 2],
    ['Rust', 2],
    ['', 2],
  ])('%s has %i times the time and memory', (language, factor) => {
    expect(hasPlainLimits(language)).toBe(factor === 1);
    expect(scaleLimits(problem, language)).toEqual({
      timeLimitMs: 1000 * factor,
      memoryLimitBytes: 256 * factor * megabyte,
      stackBytes: 128 * megabyte,
    });
  });
});

describe('what the sandbox enforces', () => {
  const limits = scaleLimits(problem, 'C++');

  test('a program', () => {
    expect(limitProgram(limits, 32 * megabyte)).toEqual({
      cpuTimeMs: 1200,
      wallTimeMs: 2500,
      memoryBytes: 356 * megabyte,
      stackBytes: 128 * megabyte,
      processes: 128,
      fileBytes: 32 * megabyte,
    });
  });

  test('a program of an interactive problem may wait for longer', () => {
    expect(limitInteractiveProgram(limits)).toMatchObject({ cpuTimeMs: 1200, wallTimeMs: 3600 });
  });

  test('an interactor has twice of what the program has, and outlives it by little', () => {
    expect(limitInteractor(limits)).toMatchObject({
      cpuTimeMs: 2400,
      wallTimeMs: 7600,
      memoryBytes: 712 * megabyte,
      stackBytes: 128 * megabyte,
    });
  });

  test('a checker', () => {
    expect(checkerLimits).toMatchObject({
      cpuTimeMs: 16_000,
      wallTimeMs: 20_000,
      memoryBytes: 512 * megabyte,
      stackBytes: 128 * megabyte,
    });
  });

  test('a compiler has the limits of its language, a large stack and room for files', () => {
    const own = { cpuTimeMs: 5000, wallTimeMs: 10_000, memoryBytes: 256 * megabyte };
    expect(limitCompiler(own)).toEqual({
      ...own,
      memoryBytes: (256 + 576) * megabyte,
      stackBytes: 256 * megabyte,
      processes: 128,
      fileBytes: 256 * megabyte,
      allFilesBytes: 576 * megabyte,
    });
  });

  test.each([
    [undefined, 32 * megabyte],
    [0, 32 * megabyte],
    [16 * megabyte, 32 * megabyte],
    [16 * megabyte + 1, 32 * megabyte + 2],
    [100 * megabyte, 200 * megabyte],
  ])('an answer of %s bytes allows %i bytes of output', (answerBytes, allowed) => {
    expect(outputLimitBytes(answerBytes)).toBe(allowed);
  });
});
