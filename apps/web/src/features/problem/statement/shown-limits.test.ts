import { describe, expect, it } from 'vitest';
import { showLimits } from './shown-limits.ts';

const limits = { timeLimit: 1500, memoryLimit: 256, stackLimit: 128 };
const plain = { timeMs: 1500, memoryMb: 256 };
const doubled = { timeMs: 3000, memoryMb: 512 };

describe('shown limits', () => {
  it.each([
    ['T1001', doubled],
    ['1000', doubled],
    ['HDU-1000', doubled],
    ['CFA', doubled],
    ['MY-CF-1', doubled],
    ['CF-1A', undefined],
    ['cf-1a', undefined],
    ['GYM-100001A', undefined],
  ])('%s', (problemId, others) => {
    expect(showLimits({ problemId, ...limits })).toEqual({ plain, others });
  });
});
