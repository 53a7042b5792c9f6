import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { writeProgressCell, writeProgressHeadings, writeProgressRow } from './progress-sheet.ts';

const cell = {
  status: statuses.accepted as number,
  score: 100,
  runTime: 5,
  attempts: 2,
  acceptedAt: null,
  isLate: false,
  submitId: 1,
};

test.each([
  [undefined, ''],
  [cell, '100 (AC 2)'],
  [{ ...cell, score: 50, isLate: true }, '50 (AC 2)*'],
  [{ ...cell, status: statuses.wrongAnswer, score: 0, attempts: 3 }, '0 (3)'],
])('the cell %j is written as %s', (value, expected) => {
  expect(writeProgressCell(value)).toBe(expected);
});

test('a row has one column for each heading', () => {
  const row = {
    uid: '1',
    username: 'ada',
    nickname: null,
    realname: 'Ada',
    school: null,
    number: '7',
    avatar: null,
    isRegistered: true,
    isDisabled: false,
    ac: 1,
    lateCount: 0,
    score: 100,
    attempts: 2,
    totalRunTime: 5,
    lastSubmitted: new Date(0),
    cells: { A1: cell },
  };
  const displayIds = ['A1', 'A2'];
  const written = writeProgressRow(row, displayIds, (time) => time.toISOString().slice(0, 10));
  expect(written).toEqual(['ada', '', 'Ada', '', '7', 1, 0, 100, 2, '1970-01-01', '100 (AC 2)', '']);
  expect(written).toHaveLength(writeProgressHeadings(displayIds).length);
});
