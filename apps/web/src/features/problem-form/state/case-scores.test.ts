import { describe, expect, it } from 'vitest';
import { respreadScores, sortCases, spreadOver, sumScores, withScoring } from './case-scores.ts';
import { emptyCase, newProblemValues, type CaseRow } from './problem-values.ts';

const rows = (...parts: Partial<CaseRow>[]): CaseRow[] => parts.map((part) => ({ ...emptyCase(), ...part }));
const scoresOf = (cases: readonly CaseRow[]) => cases.map(({ score }) => score);

describe('spreadOver', () => {
  it('gives the remainder to the last cases', () => {
    expect(scoresOf(spreadOver(rows({}, {}, {}), 'default'))).toEqual(['33', '33', '34']);
  });

  it('gives every case of a subtask the points of the subtask', () => {
    const cases = rows({ groupNum: '1' }, { groupNum: '1' }, { groupNum: '2' }, { groupNum: '3' });
    expect(scoresOf(spreadOver(cases, 'subtask_lowest'))).toEqual(['33', '33', '33', '34']);
  });
});

describe('adding or removing cases', () => {
  it('shares the points again while they are evenly spread', () => {
    const before = spreadOver(rows({}, {}), 'default');
    expect(scoresOf(respreadScores(before, [...before, ...rows({})], 'default'))).toEqual(['33', '33', '34']);
    expect(scoresOf(respreadScores([], rows({}), 'default'))).toEqual(['100']);
  });

  it('keeps points that were set by hand', () => {
    const before = rows({ score: '10' }, { score: '90' });
    expect(scoresOf(respreadScores(before, before.slice(1), 'default'))).toEqual(['90']);
  });
});

describe('selecting the scoring', () => {
  const values = { ...newProblemValues(), uploadedCases: rows({}, {}), typedCases: rows({ score: '7' }) };

  it('spreads 100 points if there are none, and keeps existing ones', () => {
    const next = withScoring(values, 'oi');
    expect(scoresOf(next.uploadedCases ?? [])).toEqual(['50', '50']);
    expect(scoresOf(next.typedCases ?? [])).toEqual(['7']);
  });

  it('falls back to the case mode that both support', () => {
    expect(withScoring({ ...values, caseMode: 'subtask_lowest' }, 'acm')).toEqual({
      scoring: 'acm',
      caseMode: 'ergodic_without_error',
    });
  });
});

describe('sumScores', () => {
  const cases = rows(
    { score: '30', groupNum: '2' },
    { score: '20', groupNum: '1' },
    { score: '25', groupNum: '2' },
    { score: 'x', groupNum: '' },
  );

  it.each([
    ['default', [], 75],
    [
      'subtask_lowest',
      [
        { group: 1, count: 2, score: 0 },
        { group: 2, count: 2, score: 25 },
      ],
      25,
    ],
    [
      'subtask_average',
      [
        { group: 1, count: 2, score: 10 },
        { group: 2, count: 2, score: 28 },
      ],
      38,
    ],
  ] as const)('in the mode %s', (mode, groups, total) => {
    expect(sumScores(cases, mode)).toEqual({ groups, total });
  });
});

describe('sortCases', () => {
  it('sorts names numerically, and reverses them if they are in order', () => {
    const sorted = sortCases(rows({ input: '10.in' }, { input: '2.in' }, { input: '1.in' }), 'name');
    expect(sorted.map(({ input }) => input)).toEqual(['1.in', '2.in', '10.in']);
    expect(sortCases(sorted, 'name').map(({ input }) => input)).toEqual(['10.in', '2.in', '1.in']);
  });
});
