import type { ProblemJudging } from '@touchstone/contract';
import { describe, expect, test } from 'vitest';
import {
  countVerdictMoves,
  decideTrialOutcome,
  findCheckDifferences,
  isAsExpected,
} from './problem-checks.ts';
import { isCutShort, toSubmissionCases } from './problem-checks-verdict.ts';
import { decideSubmission, shouldSkipRest } from './judging/score.ts';
import type { CaseMode, Scoring } from '@touchstone/contract/judge-messages';
import type { FinalStatus } from '@touchstone/contract/statuses';

test.each([
  [0, [0], true],
  [-1, [0], false],
  [1, [1, -1], true],
  [0, [], null],
  [7, [0], null],
  // The judge failed, or the check was cancelled: unknown.
  [4, [0], null],
  [10, [-1], null],
  [-4, [0], null],
  [4, [4], true],
])('status %i where %j is expected: %s', (status, expected, answer) => {
  expect(isAsExpected(status, expected)).toBe(answer);
});

const hash = (digit: string) => digit.repeat(64);
const file = (digit: string) => ({ sha256: hash(digit), sizeBytes: 1, name: `${digit}.in` });
const judging: ProblemJudging = {
  conditions: {
    timeLimitMs: 1000,
    memoryLimitMb: 256,
    stackLimitMb: 128,
    fileIo: null,
    isTrailingBlankIgnored: true,
    userExtraFiles: {},
  },
  scoring: 'oi',
  judgeMode: 'spj',
  caseMode: 'default',
  fullScore: 100,
  checker: { language: 'C++', code: 'x' },
  judgeExtraFiles: {},
  cases: [{ caseId: 1, seq: 1, group: 1, score: 50, input: file('1'), answer: file('2') }],
};
const [firstCase] = judging.cases;
if (firstCase === undefined) throw new Error('there is one');
const limits = (changes: object) => ({ ...judging, conditions: { ...judging.conditions, ...changes } });

test.each<[string, ProblemJudging, string[]]>([
  ['nothing', judging, []],
  ['another number of the same case', { ...judging, cases: [{ ...firstCase, caseId: 9 }] }, []],
  [
    'another name of the same file',
    { ...judging, cases: [{ ...firstCase, input: { ...file('1'), name: 'x' } }] },
    [],
  ],
  ['the input', { ...judging, cases: [{ ...firstCase, input: file('3') }] }, ['cases']],
  ['the score', { ...judging, cases: [{ ...firstCase, score: 60 }] }, ['cases']],
  ['the time limit', limits({ timeLimitMs: 2000 }), ['limits']],
  ['the memory limit', limits({ memoryLimitMb: 64 }), ['limits']],
  ['the checker', { ...judging, checker: { language: 'C++', code: 'y' } }, ['judging']],
  ['all of it', { ...limits({ timeLimitMs: 1 }), scoring: 'acm', cases: [] }, ['cases', 'limits', 'judging']],
])('a check reports a change of %s', (_, now, differences) => {
  expect(findCheckDifferences({ judging, solutions: [] }, { judging: now, solutions: [] })).toEqual(
    differences,
  );
});

test('a check reports other solutions, but not another order', () => {
  const [one, two] = [
    { name: 'a', language: 'C', code: '1' },
    { name: 'b', language: 'C', code: '2' },
  ];
  const differences = (solutions: (typeof one)[]) =>
    findCheckDifferences({ judging, solutions: [one, two] }, { judging, solutions });
  expect(differences([two, one])).toEqual([]);
  expect(differences([one])).toEqual(['solutions']);
  expect(differences([one, { ...two, code: '3' }])).toEqual(['solutions']);
});

const tried = (before: number, after: number, scores: [number | null, number | null] = [null, null]) => ({
  before: { status: before, score: scores[0] },
  after: { status: after, score: scores[1] },
});

test.each([
  [tried(0, 0), 'same'],
  [tried(0, -1), 'changed'],
  [tried(8, 8, [40, 60]), 'rescored'],
  [tried(0, 5), 'waiting'],
  [tried(0, 7), 'waiting'],
  [tried(0, 4), 'unknown'],
  [tried(0, -4), 'unknown'],
])('%j is %s', (submission, outcome) => {
  expect(decideTrialOutcome(submission)).toBe(outcome);
});

test('counts verdict changes, most frequent first', () => {
  const submissions = [tried(0, -1), tried(-1, 0), tried(0, -1), tried(0, 0), tried(0, 5), tried(0, 4)];
  expect(countVerdictMoves(submissions)).toEqual([
    { from: 0, to: -1, count: 2 },
    { from: -1, to: 0, count: 1 },
  ]);
});

describe('a program for which all cases ran', () => {
  const judged = (seq: number, status: FinalStatus, group = 1) => ({
    seq,
    group,
    status,
    timeMs: seq * 10,
    memoryKb: 1,
    score: status === 0 ? 10 : 0,
    message: null,
  });
  const decide = (scoring: Scoring, caseMode: CaseMode, results: ReturnType<typeof judged>[]) => {
    const cases = results.map((one) => ({
      ...one,
      endsChain: shouldSkipRest(caseMode, one.status, one.status === 0 ? 1 : 0),
    }));
    const rules = { scoring, caseMode, fullScore: 0, timeLimitMs: 1000, memoryLimitBytes: 1 << 20 };
    const { status, score, timeMs } = decideSubmission(toSubmissionCases(caseMode, cases), rules);
    return [status, score, timeMs];
  };

  test('gets the verdict of a submission, which stops at the first error', () => {
    expect(decide('acm', 'ergodic_without_error', [judged(1, 0), judged(2, -1), judged(3, 1)])).toEqual([
      -1,
      null,
      20,
    ]);
    expect(decide('acm', 'default', [judged(1, 0), judged(2, 1), judged(3, -1)])).toEqual([1, null, 1000]);
  });

  test('gets no points for cases that a submission skips in its subtask', () => {
    const cases = [judged(1, -1), judged(2, 0), judged(3, 3, 2)];
    // A submission would skip the second case, so nothing is accepted.
    expect(decide('oi', 'subtask_lowest', cases)).toEqual([-1, 0, 30]);
    expect(decide('oi', 'default', cases)).toEqual([8, 10, 30]);
  });

  test('is cut short if the time ran out before a case', () => {
    const notJudged = { code: 'not-judged', fault: 'program', budgetMs: 1 } as const;
    expect(isCutShort([{ note: null }, { note: notJudged }])).toBe(true);
    expect(isCutShort([{ note: { code: 'skipped' } }])).toBe(false);
  });
});
