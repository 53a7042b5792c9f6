import type { AcmRankRow, OiRankRow } from '@touchstone/contract';
import { describe, expect, it } from 'vitest';
import { boardMessages } from '../board-messages.ts';
import { factsOf } from './cell-facts.ts';
import { faceOf } from './cell-face.ts';

const messages = boardMessages['en-US'];
type AcmCell = AcmRankRow['submissionInfo'][string];

const problem = { displayId: 'A', displayTitle: 'Sum' } as Parameters<typeof factsOf>[0]['problem'];
const acmRow = (cell?: AcmCell) =>
  ({ ac: 1, submissionInfo: cell === undefined ? {} : { A: cell } }) as unknown as AcmRankRow;
const oiRow = (score?: number | null, time?: number) =>
  ({
    submissionInfo: score === undefined ? {} : { A: score },
    timeInfo: time === undefined ? null : { A: time },
  }) as unknown as OiRankRow;

describe('ACM cell', () => {
  const solved: AcmCell = { errorNum: 0, isAC: true, isFirstAC: false, ACTime: 3599 };
  it.each<[string, AcmCell, { look: string; main: string; small: string }]>([
    ['solved', solved, { look: 'solved', main: '59', small: messages.shortTries(1) }],
    [
      'solved first',
      { ...solved, isFirstAC: true },
      { look: 'first', main: '59', small: messages.shortTries(1) },
    ],
    [
      'solved later',
      { ...solved, errorNum: 2 },
      { look: 'solved', main: '59', small: messages.shortTries(3) },
    ],
    ['wrong', { errorNum: 2 }, { look: 'wrong', main: '−2', small: '' }],
    ['frozen', { errorNum: 0, tryNum: 3 }, { look: 'sealed', main: '? 3', small: '' }],
    ['frozen after wrong tries', { errorNum: 1, tryNum: 3 }, { look: 'sealed', main: '? 3', small: '−1' }],
    ['uncounted', { errorNum: 0 }, { look: 'uncounted', main: '·', small: '' }],
  ])('%s', (_name, cell, face) => {
    const shown = faceOf(acmRow(cell), 'A', messages);
    expect(shown).toMatchObject(face);
    expect(shown?.text).not.toBe('');
  });

  it('is empty without a submission', () => {
    expect(faceOf(acmRow(), 'A', messages)).toBeUndefined();
    expect(factsOf({ row: acmRow(), problem }, messages)).toEqual([]);
  });

  it('explains the penalty of a solved problem', () => {
    const facts = new Map(factsOf({ row: acmRow({ ...solved, errorNum: 2 }), problem }, messages));
    expect(facts.get(messages.details.at)).toBe('0:59:59');
    expect(facts.get(messages.details.tries)).toBe('3');
    // Two wrong tries cost twenty minutes each.
    expect(facts.get(messages.details.penalty)).toBe(messages.details.penaltyText('1:39:59', 2, 20));
  });

  it('counts frozen tries separately from wrong ones', () => {
    const facts = new Map(factsOf({ row: acmRow({ errorNum: 1, tryNum: 3 }), problem }, messages));
    expect(facts.get(messages.looks.sealed)).toBe('3');
    expect(facts.get(messages.details.wrong)).toBe('1');
  });

  it('lists only the wrong tries without frozen ones', () => {
    const names = factsOf({ row: acmRow({ errorNum: 1 }), problem }, messages).map(([name]) => name);
    expect(names).toEqual([messages.details.state, messages.details.wrong]);
  });
});

describe('OI cell', () => {
  it.each([
    ['full marks', 100, 87, { look: 'full', main: '100', small: '87 ms' }],
    ['some points', 40, undefined, { look: 'part', main: '40', small: '' }],
    ['no points', 0, undefined, { look: 'zero', main: '0', small: '' }],
    ['no score yet', null, undefined, { look: 'uncounted', main: '·', small: '' }],
  ])('%s', (_name, score, time, face) => {
    expect(faceOf(oiRow(score, time), 'A', messages)).toMatchObject(face);
  });

  it('is empty without a submission', () => {
    expect(faceOf(oiRow(), 'A', messages)).toBeUndefined();
    expect(factsOf({ row: oiRow(), problem }, messages)).toEqual([]);
  });

  it.each([
    [
      'a full score has a run time',
      100,
      87,
      [messages.details.state, messages.details.score, messages.details.runTime],
    ],
    ['a part has none', 40, undefined, [messages.details.state, messages.details.score]],
    ['a missing score is not shown as zero', null, undefined, [messages.details.state]],
  ])('%s', (_name, score, time, names) => {
    expect(factsOf({ row: oiRow(score, time), problem }, messages).map(([name]) => name)).toEqual(names);
  });
});
