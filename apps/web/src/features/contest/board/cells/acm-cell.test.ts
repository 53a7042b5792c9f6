import { describe, expect, it } from 'vitest';
import {
  describeAcmCell,
  lookOfAcm,
  parseAcmCell,
  type AcmCellMessages,
  type WireAcmCell,
} from './acm-cell.ts';

const messages: AcmCellMessages = {
  solved: 'solved',
  firstSolver: 'first to solve it',
  afterEnd: 'after the contest',
  tries: (count) => `${String(count)} tries`,
  minutes: (count) => `${String(count)} minutes`,
  wrongTries: (count) => `${String(count)} wrong`,
  frozenTries: (count) => `${String(count)} sealed`,
  uncounted: 'nothing that counts',
  comma: ', ',
};

const cases: readonly [what: string, cell: WireAcmCell, look: string, text: string][] = [
  [
    'a problem solved at once',
    { errorNum: 0, isAC: true, isFirstAC: false, ACTime: 59 },
    'solved',
    'solved, 1 tries, 0 minutes',
  ],
  [
    'one solved after a wrong try',
    { errorNum: 1, isAC: true, isFirstAC: false, ACTime: 2159 },
    'solved',
    'solved, 2 tries, 35 minutes',
  ],
  [
    'the first to solve it',
    { errorNum: 0, isAC: true, isFirstAC: true, ACTime: 600 },
    'first',
    'solved, 1 tries, 10 minutes, first to solve it',
  ],
  [
    'one first solved after the end',
    { errorNum: 0, isAC: true, isFirstAC: true, isAfterContest: true, ACTime: 18_060 },
    'after',
    'solved, 1 tries, 301 minutes, first to solve it, after the contest',
  ],
  ['wrong tries', { errorNum: 3 }, 'wrong', '3 wrong'],
  ['sealed tries', { errorNum: 0, tryNum: 2 }, 'sealed', '2 sealed'],
  ['sealed tries after wrong ones', { errorNum: 1, tryNum: 2 }, 'sealed', '2 sealed, 1 wrong'],
  ['a program that did not compile', { errorNum: 0 }, 'uncounted', 'nothing that counts'],
];

describe('ACM cell', () => {
  it.each(cases)('shows %s', (_what, cell, look, text) => {
    const state = parseAcmCell(cell);
    expect(state && lookOfAcm(state)).toBe(look);
    expect(state && describeAcmCell(state, messages)).toBe(text);
  });

  it('is empty without a submission', () => {
    expect(parseAcmCell(undefined)).toBeUndefined();
  });
});
