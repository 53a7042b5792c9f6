import { expect, test } from 'vitest';
import { adviseOnCheck, suggestTimeLimit, type MeasuredProgram } from './problem-checks-advice.ts';

const program = (
  name: string,
  status: number,
  expected: number[],
  cases: [status: number, timeMs: number, memoryKb?: number][],
  changes: Partial<MeasuredProgram> = {},
): MeasuredProgram => ({
  name,
  language: 'C++',
  status,
  expectedStatuses: expected,
  isCutShort: false,
  cases: cases.map(([of, timeMs, memoryKb = 1024], at) => ({ seq: at + 1, status: of, timeMs, memoryKb })),
  ...changes,
});

const limits = { timeLimitMs: 1000, memoryLimitMb: 256 };
const advise = (...programs: MeasuredProgram[]) => adviseOnCheck({ limits, caseCount: 2, programs });
const codes = (...programs: MeasuredProgram[]) => advise(...programs).map(({ code }) => code);

const model = program(
  'model',
  0,
  [0],
  [
    [0, 100],
    [0, 200],
  ],
);
const wrong = program(
  'wrong',
  -1,
  [-1],
  [
    [0, 10],
    [-1, 10],
  ],
);
const slow = program(
  'slow',
  1,
  [1],
  [
    [0, 10],
    [1, 1200],
  ],
);

test.each<[string, MeasuredProgram[], string[]]>([
  ['as it should be', [model, wrong, slow], ['catching-cases']],
  ['no solution is meant to fail', [model], ['no-wrong-solution']],
  ['no solution is meant to be accepted', [wrong], ['no-right-solution', 'catching-cases']],
  [
    'a correct solution fails',
    [
      program(
        'm',
        -1,
        [0],
        [
          [0, 1],
          [-1, 1],
        ],
      ),
      wrong,
    ],
    ['right-fails', 'catching-cases'],
  ],
  ['a wrong solution passes', [model, program('w', 0, [-1], [[0, 1]])], ['wrong-passes', 'catching-cases']],
  ['a slow solution passes', [model, program('s', 0, [1], [[0, 900]])], ['slow-passes', 'catching-cases']],
  ['wrong in another way', [model, program('w', 3, [-1], [[3, 1]])], ['other-verdict', 'catching-cases']],
  ['the judge failed', [model, program('x', 4, [-1], [])], ['judge-failed', 'catching-cases']],
  [
    'a correct solution takes more than half of the limit',
    [program('m', 0, [0], [[0, 501]]), wrong],
    ['right-is-slow', 'time-limit', 'catching-cases'],
  ],
  [
    'a correct solution takes half of the limit',
    [program('m', 0, [0], [[0, 500]]), wrong],
    ['catching-cases'],
  ],
  [
    'a correct solution takes more than half of the memory',
    [program('m', 0, [0], [[0, 1, 140 * 1024]]), wrong],
    ['right-is-large', 'catching-cases'],
  ],
  // It exited by itself, slightly over the limit.
  [
    'a slow solution is close to the limit',
    [model, program('s', 1, [1], [[1, 1100]])],
    ['slow-is-near', 'catching-cases'],
  ],
  // It was killed, so its full run time is unknown.
  ['a slow solution was killed', [model, program('s', 1, [1], [[1, 1200]])], ['catching-cases']],
  [
    'the time for all cases was used up',
    [
      model,
      program(
        's',
        1,
        [1],
        [
          [1, 1200],
          [-4, 0],
        ],
        { isCutShort: true },
      ),
    ],
    ['cut-short', 'catching-cases'],
  ],
  ['nothing is expected', [model, wrong, program('x', -1, [], [[-1, 1]])], ['catching-cases']],
  // The language has twice the time limit.
  [
    'a correct solution of a slower language',
    [program('m', 0, [0], [[0, 900]], { language: 'Python3' }), wrong],
    ['catching-cases'],
  ],
])('%s', (_, programs, expected) => {
  expect(codes(...programs)).toEqual(expected);
});

test('names the case at which a correct solution fails, and lists problems first', () => {
  const failing = program(
    'm',
    1,
    [0],
    [
      [0, 700],
      [1, 1200],
    ],
  );
  const near = program('near', 0, [0], [[0, 800]]);
  expect(advise(near, failing, wrong)).toEqual([
    { kind: 'problem', code: 'right-fails', name: 'm', status: 1, seq: 2 },
    { kind: 'warning', code: 'right-is-slow', name: 'near', timeMs: 800, percent: 80 },
    { kind: 'hint', code: 'time-limit', name: 'near', timeMs: 800, suggestedMs: 2000 },
    { kind: 'hint', code: 'catching-cases', catching: 1, total: 2 },
  ]);
});

test('counts the cases that reject a wrong program', () => {
  const everything = program(
    'w2',
    -1,
    [-1],
    [
      [-1, 1],
      [-1, 1],
    ],
  );
  expect(advise(model, wrong, slow).at(-1)).toMatchObject({ catching: 1, total: 2 });
  expect(advise(model, everything).at(-1)).toMatchObject({ catching: 2 });
});

test('suggests a limit in C and C++ time for a slow language', () => {
  const python = program('p', 0, [0], [[0, 1900]], { language: 'Python3' });
  expect(advise(python, wrong)).toContainEqual({
    kind: 'hint',
    code: 'time-limit',
    name: 'p',
    timeMs: 1900,
    suggestedMs: 2000,
  });
});

test.each([
  [0, 1000],
  [1, 1000],
  [500, 1000],
  [501, 1500],
  [750, 1500],
  [800, 2000],
  [1200, 2500],
  [2600, 6000],
  [3900, 8000],
  [4100, 10_000],
  [6000, 15_000],
])('a slowest solution of %i ms suggests a limit of %i ms', (slowest, limit) => {
  expect(suggestTimeLimit(slowest)).toBe(limit);
});
