import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { writeProgressHeadings, writeProgressRow } from './progress-sheet.ts';

const cell = {
  status: statuses.accepted as number,
  score: 100,
  runTime: 5,
  attempts: 2,
  acceptedAt: null,
  isLate: false,
  submitId: 1,
};

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
  const at = (time: Date) => time.toISOString().slice(0, 10);
  const own = ['ada', '', 'Ada', '', '7', 1, 0, 100, 2, '1970-01-01'];
  const open = { locale: 'zh-CN', displayIds, isDue: false } as const;
  expect(writeProgressHeadings(open).slice(10)).toEqual(['A1', 'A1 提交次数', 'A2', 'A2 提交次数']);
  expect(writeProgressRow(row, open, at)).toEqual([...own, 100, 2, '', '']);
  const due = { ...open, locale: 'en-US', isDue: true } as const;
  const late = { ...row, cells: { A1: { ...cell, isLate: true } } };
  expect(writeProgressRow(late, due, at)).toEqual([...own, 100, 2, 'late', '', '', '']);
  expect(writeProgressRow(late, due, at)).toHaveLength(writeProgressHeadings(due).length);
});
