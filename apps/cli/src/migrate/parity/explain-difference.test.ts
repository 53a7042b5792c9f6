import { expect, test } from 'vitest';
import { explainDifference, type ParityResult } from './explain-difference.ts';

const limits = { timeLimitMs: 1000, memoryLimitMb: 256 };
const result = (status: number, rest: Partial<ParityResult> = {}): ParityResult => ({
  status,
  message: null,
  cases: [
    { seq: 1, status: 0, timeMs: 30, memoryKb: 1, message: null },
    { seq: 2, status, timeMs: 700, memoryKb: 1, message: 'expected 3, found 4' },
  ],
  ...rest,
});

test.each([
  [0, result(0), undefined],
  [0, result(-1), 'accepted there, wrong answer here: case 2: expected 3, found 4'],
  [
    0,
    result(1),
    'accepted there, time limit exceeded here: case 2 took more than 1000 ms here; there the slowest took 990 ms',
  ],
  [
    1,
    result(0),
    'time limit exceeded there, accepted here: the slowest case took 700 ms here, within the limit of 1000 ms',
  ],
  [0, result(2), 'accepted there, memory limit exceeded here: case 2 used more than 256 MB'],
  [
    0,
    result(-2, { cases: [], message: 'main.c:1: error\nmore' }),
    'accepted there, compile error here: the compiler here refuses it: main.c:1: error',
  ],
  [
    -2,
    result(0),
    'compile error there, accepted here: the compiler of the former site refused it, the one here accepts it',
  ],
  [
    0,
    result(4, { cases: [], message: 'no test data' }),
    'accepted there, system error here: it could not be judged: no test data',
  ],
  [
    -3,
    result(-1, { cases: [] }),
    'presentation error there, wrong answer here: the test data or the checker judges it otherwise',
  ],
])('%s then %o', (status, now, reason) => {
  expect(explainDifference({ status, timeMs: 990 }, now, limits)).toBe(reason);
});
