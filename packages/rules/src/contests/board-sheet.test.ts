import { expect, test } from 'vitest';
import { writeAcmCell } from './board-sheet.ts';

test.each([
  [undefined, ''],
  [{ errorNum: 0, isAC: true }, '1 (+1)'],
  [{ errorNum: 2, isAC: true, isFirstAC: true, ACTime: 60 }, '1 (+3)'],
  [{ errorNum: 1, isAC: true, isAfterContest: true }, '1 (+2*)'],
  [{ errorNum: 3 }, '0 (-3)'],
  [{ errorNum: 0 }, '0 (-0)'],
  [{ errorNum: 0, tryNum: 2 }, '0 (?2)'],
  [{ errorNum: 1, tryNum: 2 }, '0 (-1 ?2)'],
] as const)('formats %o as %j', (cell, written) => {
  expect(writeAcmCell(cell)).toBe(written);
});
