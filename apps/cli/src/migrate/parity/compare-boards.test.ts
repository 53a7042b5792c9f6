import { expect, test } from 'vitest';
import { compareBoards, type BoardRecord } from './compare-boards.ts';

const acm = { id: 7, scoring: 'acm', oiBasis: 'recent', durationSeconds: 3600 } as const;
const record = (rest: Partial<BoardRecord>): BoardRecord => ({
  userId: 'a',
  contestProblemId: 1,
  submissionId: 1,
  second: 60,
  status: 0,
  score: null,
  runTimeMs: 1,
  ...rest,
});

test('equal records have equal boards, whatever their order', () => {
  const records = [record({ status: -1, second: 10 }), record({ submissionId: 2 })];
  expect(compareBoards(acm, records, records.toReversed())).toEqual([]);
});

test('names the contestant whose penalty differs', () => {
  expect(compareBoards(acm, [record({})], [record({ second: 61 })])).toEqual([
    'contest 7, user a: 1 solved, 60 s there, 1 solved, 61 s here',
  ]);
});

test('names a contestant without submissions', () => {
  expect(compareBoards(acm, [record({})], [])).toEqual([
    'contest 7, user a: 1 solved, 60 s there, no row here',
  ]);
});

test('OI boards compare points by the basis of the contest', () => {
  const oi = { ...acm, scoring: 'oi', oiBasis: 'highest' } as const;
  const records = [
    record({ score: 80, status: 8 }),
    record({ score: 30, status: 8, second: 90, submissionId: 2 }),
  ];
  expect(compareBoards(oi, records, records.slice(0, 1))).toEqual([]);
  expect(compareBoards({ ...oi, oiBasis: 'recent' }, records, records.slice(0, 1))).toEqual([
    'contest 7, user a: 30 points there, 80 points here',
  ]);
});
