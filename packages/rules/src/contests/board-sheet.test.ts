import { expect, test } from 'vitest';
import { writeAcmCell } from './board-sheet.ts';

test.each([
  [undefined, ''],
  [{ errorNum: 0, isAC: true }, '+(1)'],
  [{ errorNum: 2, isAC: true, isFirstAC: true, ACTime: 60 }, '+(3)'],
  [{ errorNum: 1, isAC: true, isAfterContest: true }, '+(2)*'],
  [{ errorNum: 3 }, '-(3)'],
  [{ errorNum: 0 }, '-(0)'],
  [{ errorNum: 0, tryNum: 2 }, '?(2)'],
  [{ errorNum: 1, tryNum: 2 }, '-(1+2)'],
] as const)('formats %o as %j', (cell, written) => {
  expect(writeAcmCell(cell)).toBe(written);
});
