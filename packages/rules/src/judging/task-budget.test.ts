import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import { decideSubmission, type JudgedCase } from './score.ts';
import { findFault, taskBudgetMs, type NotJudgedNote } from './task-budget.ts';

test.each([
  [1, 1000, 65_000],
  [40, 1000, 260_000],
  [40, 2000, 420_000],
  [10_000, 1000, 2_400_000],
])('%i cases of %i ms have %i ms', (cases, limit, budget) => {
  expect(taskBudgetMs(cases, limit)).toBe(budget);
});

test.each([
  [100, 0, 'program'],
  [100, 50, 'program'],
  [100, 51, 'checker'],
] as const)('of %i ms, %i ms in the checker: the fault of the %s', (totalMs, checkerMs, fault) => {
  expect(findFault({ totalMs, checkerMs })).toBe(fault);
});

describe('a submission whose last cases were not judged', () => {
  const decide = (fault: NotJudgedNote['fault'], first: JudgedCase['status'], scoring: 'acm' | 'oi') => {
    const note = { code: 'not-judged', fault, budgetMs: 65_000 } as const;
    const judged = { group: 1, timeMs: 1, memoryKb: 1, message: null };
    const cases = [
      { ...judged, seq: 1, status: first, score: 10 },
      { ...judged, seq: 2, status: statuses.cancelled, score: 0, note },
    ];
    const rules = { scoring, caseMode: 'default', fullScore: 20 } as const;
    return decideSubmission(cases, { ...rules, timeLimitMs: 1000, memoryLimitBytes: 1 });
  };

  test.each([
    ['program', statuses.timeLimitExceeded],
    ['checker', statuses.systemError],
  ] as const)('by the fault of the %s', (fault, status) => {
    expect(decide(fault, statuses.accepted, 'acm')).toMatchObject({ status, note: { code: 'not-judged' } });
  });

  test('has the verdict of the case that failed before', () => {
    expect(decide('program', statuses.wrongAnswer, 'acm').status).toBe(statuses.wrongAnswer);
  });

  test('keeps the points of the others', () => {
    expect(decide('checker', statuses.accepted, 'oi')).toMatchObject({
      status: statuses.partialAccepted,
      score: 10,
    });
  });
});
