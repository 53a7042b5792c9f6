import { describe, expect, test } from 'vitest';
import { clampManualScore, findManualJudgeProblem, manualStatuses } from './manual-judge.ts';

describe('judging by hand', () => {
  test('sets only verdicts that a judge could have found on running code', () => {
    expect([...manualStatuses].toSorted((a, b) => a - b)).toEqual([-3, -1, 0, 1, 2, 3, 4, 8, 10]);
  });

  test.each([
    [0, -1, undefined],
    [-1, 0, undefined],
    [-4, 0, undefined],
    [10, 0, undefined],
    [5, 0, 'underWay'],
    [6, 0, 'underWay'],
    [7, 0, 'underWay'],
    [-2, 0, 'compileError'],
    [0, -4, 'statusNotAllowed'],
    [0, -2, 'statusNotAllowed'],
    [0, 5, 'statusNotAllowed'],
    [0, 9, 'statusNotAllowed'],
    [0, -10, 'statusNotAllowed'],
    [0, 1.5, 'statusNotAllowed'],
  ])('from %i to %d: %s', (current, wanted, problem) => {
    expect(findManualJudgeProblem(current, wanted)).toBe(problem);
  });

  const oi = { scoring: 'oi', fullScore: 100, difficulty: 2 } as const;
  test.each([
    [50, 50, 7],
    [150, 100, 14],
    [-5, 0, 0],
    [null, null, null],
    [undefined, null, null],
  ])('a score of %s becomes %s, ranked %s', (given, score, oiRankScore) => {
    expect(clampManualScore(given, oi)).toEqual({ score, oiRankScore });
  });
  test('an ACM problem has no score', () => {
    expect(clampManualScore(50, { ...oi, scoring: 'acm' })).toEqual({ score: null, oiRankScore: null });
  });
});
