import { statuses } from '@touchstone/contract/statuses';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeCell, isCountedStatus, type CellRules, type CountedSubmission } from './training-cell.ts';

const rules: CellRules = { dueMs: null, latePercent: null, fullScore: null };
const { accepted, wrongAnswer, partialAccepted, compileError, timeLimitExceeded } = statuses;

let nextId = 0;
const at = (
  submittedMs: number,
  status: number,
  more: Partial<CountedSubmission> = {},
): CountedSubmission => ({ id: (nextId += 1), status, score: null, timeMs: 10, submittedMs, ...more });

describe('the cell of a participant and a problem', () => {
  test('is absent without a result that counts', () => {
    const none = [statuses.pending, statuses.judging, statuses.cancelled, statuses.systemError];
    expect(computeCell([], rules)).toBeUndefined();
    expect(
      computeCell(
        none.map((status, index) => at(index, status)),
        rules,
      ),
    ).toBeUndefined();
  });

  test('shows the newest result until one is accepted', () => {
    const tries = [at(1, wrongAnswer), at(2, compileError, { id: 900 })];
    expect(computeCell(tries, rules)).toEqual({
      status: compileError,
      score: 0,
      runTimeMs: null,
      attempts: 2,
      acceptedMs: null,
      isLate: false,
      lastSubmittedMs: 2,
      submissionId: 900,
    });
  });

  test('keeps the first accepted submission, and the smallest run time of all accepted ones', () => {
    const tries = [
      at(1, wrongAnswer),
      at(2, accepted, { id: 901, timeMs: 50 }),
      at(3, wrongAnswer),
      at(4, accepted, { timeMs: 20 }),
    ];
    expect(computeCell(tries, rules)).toEqual({
      status: accepted,
      score: 100,
      runTimeMs: 20,
      attempts: 2,
      acceptedMs: 2,
      isLate: false,
      lastSubmittedMs: 4,
      submissionId: 901,
    });
  });

  test.each([
    // [submissions as [time, status, score], due, percent, full score, expected score and lateness]
    ['on time at the last moment', [[10, accepted, null]], 10, 50, null, 100, false],
    ['late', [[11, accepted, null]], 10, 50, null, 50, true],
    ['late without a factor', [[11, accepted, null]], 10, null, null, 100, true],
    ['late for nothing', [[11, accepted, null]], 10, 0, null, 0, true],
    ['a factor without a due date', [[11, accepted, null]], null, 50, null, 100, false],
    ['late and wrong', [[11, wrongAnswer, null]], 10, 50, null, 0, true],
    ['points', [[1, partialAccepted, 30]], null, null, 100, 30, false],
    ['points of another full score', [[1, partialAccepted, 30]], null, null, 40, 75, false],
    ['points of an ACM problem', [[1, partialAccepted, 30]], null, null, null, 0, false],
    ['more points than the full score', [[1, partialAccepted, 90]], null, null, 60, 100, false],
    ['an accepted OI problem', [[1, accepted, 40]], null, null, 40, 100, false],
    // The partial solution in time is worth more than the late full one.
    [
      'partial in time, full late',
      [
        [1, partialAccepted, 80],
        [11, accepted, 100],
      ],
      10,
      50,
      100,
      80,
      true,
    ],
    [
      'partial in time, better late',
      [
        [1, partialAccepted, 40],
        [11, accepted, 100],
      ],
      10,
      50,
      100,
      50,
      true,
    ],
    [
      'solved in time, again late',
      [
        [1, accepted, 100],
        [11, wrongAnswer, 0],
      ],
      10,
      50,
      100,
      100,
      false,
    ],
    ['rounds', [[11, partialAccepted, 33]], 10, 50, 100, 17, true],
  ] as const)('%s', (_, tries, dueMs, latePercent, fullScore, score, isLate) => {
    const cell = computeCell(
      tries.map(([time, status, points]) => at(time, status, { score: points })),
      { dueMs, latePercent, fullScore },
    );
    expect(cell).toMatchObject({ score, isLate });
  });

  test('does not depend on the order in which submissions were judged', () => {
    const submission = fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      status: fc.constantFrom(...Object.values(statuses)),
      score: fc.option(fc.integer({ min: 0, max: 100 })),
      timeMs: fc.option(fc.nat(1000)),
      submittedMs: fc.nat(20),
    });
    const sets = fc.uniqueArray(submission, { selector: ({ id }) => id, maxLength: 12 });
    const someRules = { dueMs: 10, latePercent: 70, fullScore: 100 };
    fc.assert(
      fc.property(sets, fc.infiniteStream(fc.nat()), (submissions, random) => {
        const order = new Map(submissions.map(({ id }) => [id, random.next().value ?? 0]));
        const shuffled = submissions.toSorted(
          (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
        );
        expect(computeCell(shuffled, someRules)).toEqual(computeCell(submissions, someRules));
      }),
    );
  });
});

test.each([
  [timeLimitExceeded, true],
  [statuses.submittedFailed, false],
  [statuses.unknownResult, false],
])('status %j counts: %j', (status, expected) => {
  expect(isCountedStatus(status)).toBe(expected);
});
