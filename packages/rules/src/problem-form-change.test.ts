import type { JudgingAspect } from '@touchstone/contract/judging-aspects';
import { describe, expect, test } from 'vitest';
import { describeJudgingChange, type JudgedBy } from './problem-form-change.ts';

const before: JudgedBy = {
  scoring: 'oi',
  judgeMode: 'default',
  caseMode: 'default',
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  stackLimitMb: 128,
  checker: null,
  userExtraFiles: { 'a.h': '1', 'b.h': '2' },
  judgeExtraFiles: {},
  fileIo: null,
  isTrailingBlankIgnored: true,
  cases: [
    { content: 'one', score: 40, group: 1 },
    { content: 'two', score: 60, group: 1 },
  ],
};
const checker = { language: 'C', code: 'x' };
const [first, second] = before.cases as [JudgedBy['cases'][number], JudgedBy['cases'][number]];

describe('a change that affects judging', () => {
  test.each<[string, Partial<JudgedBy>, JudgingAspect[]]>([
    ['scoring', { scoring: 'acm' }, ['scoring']],
    ['case mode', { caseMode: 'subtask_lowest' }, ['caseMode']],
    ['time limit', { timeLimitMs: 1001 }, ['timeLimit']],
    ['memory limit', { memoryLimitMb: 1 }, ['memoryLimit']],
    ['stack limit', { stackLimitMb: 1 }, ['stackLimit']],
    ['a special judge', { judgeMode: 'spj', checker }, ['judgeMode', 'checker']],
    ['file IO', { fileIo: { inputName: 'a', outputName: 'b' } }, ['fileIo']],
    ['trailing blanks', { isTrailingBlankIgnored: false }, ['trailingBlanks']],
    ['a file beside the submission', { userExtraFiles: { 'a.h': '1', 'b.h': '3' } }, ['userExtraFiles']],
    ['a new case', { cases: [...before.cases, { content: 'three', score: 0, group: 1 }] }, ['caseContent']],
    ['a case less', { cases: [first] }, ['caseContent']],
    ['another content', { cases: [first, { ...second, content: 'changed' }] }, ['caseContent']],
    ['a score', { cases: [first, { ...second, score: 61 }] }, ['caseScores']],
    ['a group', { cases: [first, { ...second, group: 2 }] }, ['caseGroups']],
    ['the order', { cases: [second, first] }, ['caseOrder']],
    ['the same case twice', { cases: [first, second, second] }, ['caseContent']],
  ])('%s', (_, changes, aspects) => {
    expect(describeJudgingChange(before, { ...before, ...changes })?.aspects).toEqual(aspects);
  });
});

describe('a change that does not affect judging', () => {
  test.each<[string, Partial<JudgedBy>, Partial<JudgedBy>]>([
    ['nothing', {}, {}],
    ['files in another order', {}, { userExtraFiles: { 'b.h': '2', 'a.h': '1' } }],
    ['a checker that is not used', {}, { checker }],
    ['files beside a checker that is not used', {}, { judgeExtraFiles: { 'a.h': '1' } }],
    [
      'scores and groups of an ACM problem',
      { scoring: 'acm' },
      { scoring: 'acm', cases: [{ ...first, score: 1, group: 7 }, second] },
    ],
  ])('%s', (_, was, becomes) => {
    expect(describeJudgingChange({ ...before, ...was }, { ...before, ...becomes })).toBeUndefined();
  });
});

test('counts added, removed and changed cases', () => {
  const cases = [
    { ...second, score: 50, group: 2 },
    { content: 'three', score: 1, group: 1 },
    { content: 'four', score: 1, group: 1 },
  ];
  expect(describeJudgingChange(before, { ...before, cases })).toEqual({
    aspects: ['caseContent', 'caseScores', 'caseGroups'],
    cases: { added: 2, removed: 1, changed: 1 },
  });
});
