import type { CaseMode } from '@touchstone/contract/judge-messages';
import { describe, expect, test } from 'vitest';
import { fillScores, fullScoreOf, spreadScores } from './problem-form-cases.ts';

test.each([
  [1, [100]],
  [3, [33, 33, 34]],
  [4, [25, 25, 25, 25]],
  [7, [14, 14, 14, 14, 14, 15, 15]],
  [200, [...Array.from({ length: 100 }, () => 0), ...Array.from({ length: 100 }, () => 1)]],
])('100 points over %i cases, the remainder on the last ones', (count, scores) => {
  expect(spreadScores(count)).toEqual(scores);
});

describe('scores of cases', () => {
  const fill = (caseMode: CaseMode, cases: [score: number | null, group: number | null][]) =>
    fillScores({ caseMode, samples: cases.map(([score, groupNum]) => ({ score, groupNum })) }).map(
      ({ score, group }) => [score, group],
    );

  test('stay if given', () => {
    expect(
      fill('default', [
        [0, null],
        [30, 2],
      ]),
    ).toEqual([
      [0, 1],
      [30, 2],
    ]);
  });

  test('are distributed over the cases if none is given', () => {
    expect(
      fill('default', [
        [null, null],
        [null, 5],
        [null, 1],
      ]),
    ).toEqual([
      [33, 1],
      [33, 5],
      [34, 1],
    ]);
  });

  test('are distributed over the subtasks, with the subtask score on each case', () => {
    const cases: [null, number][] = [
      [null, 2],
      [null, 1],
      [null, 2],
      [null, 3],
    ];
    expect(fill('subtask_lowest', cases)).toEqual([
      [33, 2],
      [33, 1],
      [33, 2],
      [34, 3],
    ]);
    const filled = fillScores({
      caseMode: 'subtask_average',
      samples: cases.map(([score, groupNum]) => ({ score, groupNum })),
    });
    expect(fullScoreOf('subtask_average', filled)).toBe(100);
  });
});

test.each<[CaseMode, number]>([
  ['default', 100],
  ['ergodic_without_error', 100],
  ['subtask_lowest', 10 + 50],
  ['subtask_average', 25 + 50],
])('in the mode %s all cases together score %i', (caseMode, full) => {
  const cases = [
    { score: 10, group: 1 },
    { score: 40, group: 1 },
    { score: 50, group: 2 },
  ];
  expect(fullScoreOf(caseMode, cases)).toBe(full);
});
