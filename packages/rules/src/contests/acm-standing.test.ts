import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import { acmCell, acmTotal, compareAcm } from './acm-standing.ts';
import { classifyStatus, type ContestRecord } from './contest-records.ts';

const { accepted, wrongAnswer, compileError, systemError, cancelled, pending, judging } = statuses;
const minute = 60;
const open = { durationSeconds: 300 * minute, frozenFromSecond: null, includesAfterEnd: false };
const frozen = { ...open, frozenFromSecond: 240 * minute };
const withLate = { ...open, includesAfterEnd: true };

/** Pairs of minute and status, numbered in this order. */
const records = (...tries: [number, number][]): ContestRecord[] =>
  tries.map(([at, status], index) => ({
    submissionId: index + 1,
    second: at * minute,
    status,
    score: null,
    runTimeMs: null,
  }));

const cell = (errorCount: number, acceptedMinute: number | null, others = {}) => ({
  errorCount,
  frozenTryCount: 0,
  acceptedSecond: acceptedMinute === null ? null : acceptedMinute * minute,
  isAcceptedAfterEnd: false,
  ...others,
});

describe('a cell', () => {
  test.each([
    ['accepted at once', open, records([10, accepted]), cell(0, 10)],
    [
      'two wrong attempts before',
      open,
      records([5, wrongAnswer], [7, wrongAnswer], [9, accepted]),
      cell(2, 9),
    ],
    ['never accepted', open, records([5, wrongAnswer]), cell(1, null)],
    [
      'attempts after the accepted one are ignored',
      open,
      records([5, accepted], [6, wrongAnswer], [7, accepted]),
      cell(0, 5),
    ],
    [
      'compile errors, system errors and cancelled attempts are free',
      open,
      records([1, compileError], [2, systemError], [3, cancelled], [4, accepted]),
      cell(0, 4),
    ],
    [
      'a frozen attempt counts only as an attempt',
      frozen,
      records([5, wrongAnswer], [250, accepted]),
      cell(1, null, { frozenTryCount: 1 }),
    ],
    [
      'the first moment of the freeze is frozen',
      frozen,
      records([240, accepted]),
      cell(0, null, { frozenTryCount: 1 }),
    ],
    [
      'a pending submission during the freeze is an attempt',
      frozen,
      records([250, judging]),
      cell(0, null, { frozenTryCount: 1 }),
    ],
    [
      'accepted before the freeze stays visible',
      frozen,
      records([239, accepted], [250, wrongAnswer]),
      cell(0, 239),
    ],
    [
      'after the end, where that counts',
      withLate,
      records([310, accepted]),
      cell(0, 310, { isAcceptedAfterEnd: true }),
    ],
    [
      'the moment of the end counts as after it',
      withLate,
      records([300, accepted]),
      cell(0, 300, { isAcceptedAfterEnd: true }),
    ],
  ])('%s', (_what, window, tries, expected) => {
    expect(acmCell(tries, window)).toMatchObject(expected);
    expect(acmCell(tries.toReversed(), window)).toMatchObject(expected);
  });

  test.each([
    ['nothing at all', open, records()],
    ['only pending submissions', open, records([1, pending], [2, judging])],
    ['only submissions after the end', open, records([300, accepted])],
    [
      'submissions after the end of a frozen board',
      { ...frozen, includesAfterEnd: true },
      records([300, accepted]),
    ],
  ])('does not exist for %s', (_what, window, tries) => {
    expect(acmCell(tries, window)).toBeUndefined();
  });

  test('counts the earlier submission first within one second', () => {
    expect(acmCell(records([3, wrongAnswer], [3, accepted]), open)).toMatchObject(cell(1, 3));
    expect(acmCell(records([3, accepted], [3, wrongAnswer]), open)).toMatchObject(cell(0, 3));
  });
});

test('adds twenty minutes per wrong attempt once the problem is solved', () => {
  const cells = [
    acmCell(records([5, wrongAnswer], [30, accepted]), open),
    acmCell(records([40, accepted]), open),
    acmCell(records([50, wrongAnswer], [51, wrongAnswer]), open),
  ].flatMap((one) => one ?? []);
  expect(acmTotal(cells)).toEqual({ solved: 2, seconds: (30 + 20 + 40) * minute, tries: 5 });
});

test('ranks by problems solved, then by time', () => {
  const total = (solved: number, seconds: number) => ({ solved, seconds, tries: 0 });
  expect(compareAcm(total(3, 900), total(2, 10))).toBeLessThan(0);
  expect(compareAcm(total(2, 10), total(2, 11))).toBeLessThan(0);
  expect(compareAcm(total(2, 10), total(2, 10))).toBe(0);
});

test.each([
  [statuses.accepted, 'accepted'],
  [statuses.presentationError, 'penalised'],
  [statuses.wrongAnswer, 'penalised'],
  [statuses.timeLimitExceeded, 'penalised'],
  [statuses.memoryLimitExceeded, 'penalised'],
  [statuses.runtimeError, 'penalised'],
  [statuses.compileError, 'free'],
  [statuses.systemError, 'free'],
  [statuses.cancelled, 'free'],
  [statuses.partialAccepted, 'free'],
  [statuses.submittedFailed, 'free'],
  [statuses.pending, 'pending'],
  [statuses.compiling, 'pending'],
  [statuses.judging, 'pending'],
])('status %d is %s', (status, kind) => {
  expect(classifyStatus(status)).toBe(kind);
});
