import type { CaseMode, Scoring } from '@touchstone/contract/judge-messages';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideSubmission, oiRankScore, scoreCase, shouldSkipRest, type JudgedCase } from './score.ts';
import { groupCases } from './subtasks.ts';

const { accepted: ac, wrongAnswer: wa, partialAccepted: pa, cancelled: skipped } = statuses;
const { timeLimitExceeded: tle, runtimeError: re, systemError: se, presentationError: pe } = statuses;

type Row = [status: FinalStatus, score?: number, group?: number];
const makeCases = (rows: readonly Row[]): JudgedCase[] =>
  rows.map(([status, score = 0, group = 1], index) => ({
    seq: index + 1,
    group,
    status,
    score,
    timeMs: 10 * (index + 1),
    memoryKb: 100 * (index + 1),
    message: status === ac ? null : `case ${index + 1}`,
  }));

function decide(scoring: Scoring, caseMode: CaseMode, rows: readonly Row[], fullScore = 100) {
  return decideSubmission(makeCases(rows), {
    scoring,
    caseMode,
    fullScore,
    timeLimitMs: 1000,
    memoryLimitBytes: 1024 * 1024,
  });
}

describe('the score of a case', () => {
  test.each([
    [ac, 1, 10, 10],
    [pa, 0.5, 10, 5],
    [pa, 0.59, 10, 5],
    [pa, 0.29, 100, 29],
    [pa, 0, 10, 0],
    [wa, 0, 10, 0],
    [tle, 0, 10, 0],
  ] as const)('status %i with %d of %i: %i', (status, fraction, full, score) => {
    expect(scoreCase(status, fraction, full)).toBe(score);
  });
});

describe('ACM', () => {
  test.each<[CaseMode, Row[], FinalStatus]>([
    ['default', [[ac], [ac]], ac],
    ['default', [[ac], [wa], [tle]], wa],
    ['default', [[ac], [tle], [wa]], tle],
    ['default', [[pa], [wa]], pa],
    ['ergodic_without_error', [[ac], [re]], re],
    ['subtask_lowest', [[ac], [pe], [wa]], pe],
  ])('%s: %j gives %i and no score', (mode, rows, status) => {
    expect(decide('acm', mode, rows)).toMatchObject({ status, score: null });
  });

  test.each([
    [re, 'case 2'],
    [se, 'case 2'],
    [wa, null],
    [tle, null],
  ] as const)('the message of the deciding case is kept for status %i: %s', (status, message) => {
    expect(decide('acm', 'default', [[ac], [status], [se]]).errorMessage).toBe(message);
  });
});

describe('OI', () => {
  test.each<[CaseMode, Row[], FinalStatus, number]>([
    [
      'default',
      [
        [ac, 30],
        [ac, 30],
      ],
      ac,
      100,
    ],
    ['default', [[ac, 30], [wa]], pa, 30],
    ['default', [[tle], [wa]], tle, 0],
    ['default', [[wa], [pa, 20]], wa, 20],
    ['default', [[ac, 80], [ac, 80], [wa]], pa, 100],
    ['ergodic_without_error', [[wa], [ac, 30]], pa, 30],
    [
      'subtask_lowest',
      [
        [ac, 40, 1],
        [ac, 40, 1],
        [ac, 60, 2],
      ],
      ac,
      100,
    ],
    [
      'subtask_lowest',
      [
        [ac, 40, 1],
        [wa, 0, 1],
        [skipped, 0, 1],
        [ac, 60, 2],
      ],
      pa,
      60,
    ],
    [
      'subtask_lowest',
      [
        [wa, 0, 1],
        [skipped, 0, 1],
        [tle, 0, 2],
      ],
      wa,
      0,
    ],
    [
      'subtask_lowest',
      [
        [ac, 40, 1],
        [pa, 15, 1],
        [ac, 60, 2],
      ],
      pa,
      75,
    ],
    [
      'subtask_average',
      [
        [ac, 40, 1],
        [wa, 0, 1],
        [ac, 60, 2],
      ],
      pa,
      80,
    ],
    [
      'subtask_average',
      [
        [ac, 25, 1],
        [wa, 0, 1],
        [wa, 0, 2],
      ],
      pa,
      13,
    ],
    [
      'subtask_average',
      [
        [ac, 90, 1],
        [ac, 90, 2],
      ],
      ac,
      100,
    ],
  ])('%s: %j gives %i with %i points', (mode, rows, status, score) => {
    expect(decide('oi', mode, rows)).toMatchObject({ status, score });
  });

  test('without a full score nothing bounds the sum', () => {
    expect(
      decide(
        'oi',
        'default',
        [
          [ac, 80],
          [ac, 80],
        ],
        0,
      ).score,
    ).toBe(160);
  });

  test('a score never leaves its range', () => {
    const modes = ['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error'] as const;
    const row = fc.tuple(fc.constantFrom(ac, wa, pa, tle), fc.nat(100), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(fc.constantFrom(...modes), fc.array(row, { minLength: 1 }), (mode, rows) => {
        const { score } = decide('oi', mode, rows);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Number.isInteger(score)).toBe(true);
      }),
    );
  });
});

describe('time and memory of a submission', () => {
  test('are the greatest of its cases', () => {
    expect(decide('acm', 'default', [[ac], [ac], [ac]])).toMatchObject({ timeMs: 30, memoryKb: 300 });
  });
  test('are capped at the limit', () => {
    const cases = makeCases([[tle]]).map((judged) => ({ ...judged, timeMs: 1203, memoryKb: 5000 }));
    const rules = { scoring: 'acm', caseMode: 'default', fullScore: 0 } as const;
    const limits = { timeLimitMs: 1000, memoryLimitBytes: 1024 * 1024 };
    expect(decideSubmission(cases, { ...rules, ...limits })).toMatchObject({ timeMs: 1000, memoryKb: 1024 });
  });
  test('are the limit for a submission over time, even if it only waited', () => {
    const cases = makeCases([[tle]]).map((judged) => ({ ...judged, timeMs: 2 }));
    const rules = { scoring: 'acm', caseMode: 'default', fullScore: 0 } as const;
    const limits = { timeLimitMs: 1000, memoryLimitBytes: 1024 * 1024 };
    expect(decideSubmission(cases, { ...rules, ...limits }).timeMs).toBe(1000);
  });
});

test('a submission without cases is a System Error that says so', () => {
  expect(decide('acm', 'default', [])).toMatchObject({
    status: se,
    errorMessage: 'The problem has no test cases.',
  });
});

describe('when the rest is skipped', () => {
  test.each([
    ['default', wa, 0, false],
    ['subtask_average', wa, 0, false],
    ['ergodic_without_error', ac, 1, false],
    ['ergodic_without_error', pa, 0.9, true],
    ['ergodic_without_error', tle, 0, true],
    ['subtask_lowest', ac, 1, false],
    ['subtask_lowest', pa, 0.01, false],
    ['subtask_lowest', pa, 0, true],
    ['subtask_lowest', se, 0, true],
  ] as const)('%s after status %i with %d: %s', (mode, status, fraction, isSkipped) => {
    expect(shouldSkipRest(mode, status, fraction)).toBe(isSkipped);
  });
});

test.each([
  [100, 1, 100, 12],
  [0, 0, 100, 0],
  [0, 3, 100, 0],
  [1, 3, 100, 0],
  [5, 0, 100, 1],
  [4, 0, 100, 0],
  [35, 2, 100, 5],
  [50, 2, 100, 7],
  [70, 3, 100, 11],
  [30, 2, 30, 7],
  [15, 2, 30, 4],
  [10, 2, 0, 5],
  [0, 2, 0, 0],
])('%i points at difficulty %i of %i rank as %i', (score, difficulty, fullScore, rank) => {
  expect(oiRankScore(score, { difficulty, fullScore })).toBe(rank);
});

describe('subtasks as they are shown', () => {
  const rows: Row[] = [
    [ac, 40, 2],
    [wa, 0, 1],
    [skipped, 0, 1],
    [pa, 10, 2],
  ];

  test('lowest: the lowest case that was judged speaks for its group', () => {
    expect(groupCases('subtask_lowest', makeCases(rows))).toMatchObject([
      { group: 1, status: wa, score: 0, timeMs: 20, memoryKb: 200, acceptedCases: 0, totalCases: 2 },
      { group: 2, status: pa, score: 10, timeMs: 40, memoryKb: 400, acceptedCases: 1, totalCases: 2 },
    ]);
  });

  test('average: the mean, without time and memory', () => {
    expect(groupCases('subtask_average', makeCases(rows))).toMatchObject([
      { group: 1, status: wa, score: 0, timeMs: null, memoryKb: null },
      { group: 2, status: pa, score: 25, timeMs: null, memoryKb: null },
    ]);
    expect(
      groupCases(
        'subtask_average',
        makeCases([
          [ac, 0],
          [ac, 0],
        ]),
      )[0]?.status,
    ).toBe(ac);
  });

  test('lists the cases of a group by their place', () => {
    const reversed = makeCases(rows).toReversed();
    expect(groupCases('subtask_lowest', reversed).map(({ cases }) => cases.map(({ seq }) => seq))).toEqual([
      [2, 3],
      [1, 4],
    ]);
  });
});
