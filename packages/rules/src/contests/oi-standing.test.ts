import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import type { ContestRecord } from './contest-records.ts';
import { compareOi, oiCell, oiTotal } from './oi-standing.ts';

const open = { durationSeconds: 3600, frozenFromSecond: null, includesAfterEnd: false };
const { accepted, partialAccepted, pending } = statuses;

const record = (
  submissionId: number,
  second: number,
  score: number | null,
  runTimeMs = 10,
): ContestRecord => ({
  submissionId,
  second,
  score,
  runTimeMs,
  status: score === null ? pending : score === 100 ? accepted : partialAccepted,
});

const tries = [record(1, 60, 40), record(2, 120, 100, 30), record(3, 180, 70), record(4, 240, null)];

describe('a cell', () => {
  test.each([
    ['the last judged submission', 'recent', open, { score: 70, bestRunTimeMs: null }],
    ['the best submission', 'highest', open, { score: 100, bestRunTimeMs: 30 }],
    [
      'the last before the freeze',
      'recent',
      { ...open, frozenFromSecond: 180 },
      { score: 100, bestRunTimeMs: 30 },
    ],
    [
      'the best before the freeze',
      'highest',
      { ...open, frozenFromSecond: 120 },
      { score: 40, bestRunTimeMs: null },
    ],
    [
      'the last before the end',
      'recent',
      { ...open, durationSeconds: 120 },
      { score: 40, bestRunTimeMs: null },
    ],
    [
      'the last of all, if late submissions count',
      'recent',
      { ...open, durationSeconds: 120, includesAfterEnd: true },
      { score: 70, bestRunTimeMs: null },
    ],
  ] as const)('is %s', (_what, basis, window, expected) => {
    expect(oiCell(tries, window, basis)).toEqual(expected);
    expect(oiCell(tries.toReversed(), window, basis)).toEqual(expected);
  });

  test('has no points after a compile error, and ignores system errors', () => {
    const broken: ContestRecord = { ...record(5, 300, null), status: statuses.compileError };
    const failed: ContestRecord = { ...record(6, 360, null), status: statuses.systemError };
    expect(oiCell([...tries, broken, failed], open, 'recent')).toEqual({ score: 0, bestRunTimeMs: null });
    expect(oiCell([...tries, broken], open, 'highest')).toEqual({ score: 100, bestRunTimeMs: 30 });
    expect(oiCell([failed], open, 'recent')).toBeUndefined();
  });

  test('has the time of the fastest accepted run', () => {
    const runs = [record(1, 1, 100, 50), record(2, 2, 100, 20), record(3, 3, 100, 90)];
    expect(oiCell(runs, open, 'recent')).toEqual({ score: 100, bestRunTimeMs: 20 });
  });

  test('does not exist while no submission is judged or all are frozen', () => {
    expect(oiCell([record(1, 1, null)], open, 'recent')).toBeUndefined();
    expect(oiCell(tries, { ...open, frozenFromSecond: 0 }, 'highest')).toBeUndefined();
  });

  test('exists with zero points', () => {
    expect(oiCell([record(1, 1, 0)], open, 'highest')).toEqual({ score: 0, bestRunTimeMs: null });
  });
});

test('adds up points, and breaks ties by run time', () => {
  const total = oiTotal([
    { score: 100, bestRunTimeMs: 30 },
    { score: 70, bestRunTimeMs: null },
  ]);
  expect(total).toEqual({ score: 170, runTimeMs: 30 });
  expect(compareOi(total, { score: 169, runTimeMs: 0 })).toBeLessThan(0);
  expect(compareOi(total, { score: 170, runTimeMs: 31 })).toBeLessThan(0);
  expect(compareOi(total, { score: 170, runTimeMs: 30 })).toBe(0);
});
