import { describe, expect, it } from 'vitest';
import type { PackageGrading } from '../jury-package/problem-package.ts';
import type { Verdict } from '../jury-package/verdict.ts';
import { textFile } from '../testing/text-file.ts';
import { grade, type CaseOutcome } from './grade.ts';
import { legacyDefaults } from './group-settings.ts';
import type { GroupGrading, LegacyGrading, PointsGrading, TestCase, TestGroup } from './test-group.ts';

const testCase = (name: string): TestCase => ({
  name,
  input: textFile('1.in', ''),
  answer: textFile('1.ans', ''),
  validatorArguments: [],
});
const legacy = (changes: Partial<LegacyGrading> = {}): LegacyGrading => ({
  ...legacyDefaults.grading,
  ...changes,
});
const points = (changes: Partial<PointsGrading>): PointsGrading => ({
  kind: 'points',
  aggregation: 'pass-fail',
  maximum: 100,
  caseMaximum: 0,
  requiredPasses: [],
  ...changes,
});
const group = (name: string, grading: GroupGrading, parts: (TestGroup | TestCase)[]): TestGroup => ({
  name,
  grading,
  parts,
});

function outcomes(verdicts: Record<string, Verdict | CaseOutcome>): Map<string, CaseOutcome> {
  return new Map(
    Object.entries(verdicts).map(([name, one]) => [name, typeof one === 'string' ? { verdict: one } : one]),
  );
}

describe('samples of a legacy package without points of their own', () => {
  const root = (isWithoutScore: boolean): PackageGrading => ({
    root: group('', legacy({ onReject: 'continue' }), [
      { ...group('sample', legacy({ acceptScore: 60 }), [testCase('sample/1')]), isWithoutScore },
      group('secret', legacy({ acceptScore: 60 }), [testCase('secret/1')]),
    ]),
    isScoring: true,
    objective: 'max',
  });

  it.each([
    ['are not counted', true, 'AC', { verdict: 'AC', score: 60 }],
    ['count when they have points', false, 'AC', { verdict: 'AC', score: 120 }],
    ['must be right', true, 'WA', { verdict: 'WA', score: 60 }],
  ] as const)('%s', (_, isWithoutScore, sample, expected) => {
    expect(grade(root(isWithoutScore), outcomes({ 'sample/1': sample, 'secret/1': 'AC' }))).toEqual(expected);
  });
});

describe('the default grader of legacy packages', () => {
  const tree = (grading: LegacyGrading, isScoring = false): PackageGrading => {
    const names = ['secret/1', 'secret/2', 'secret/3'];
    const secret = group('secret', grading, names.map(testCase));
    const { range, ignoresSample } = grading;
    const sample = group('sample', legacy(), [testCase('sample/1')]);
    const root = group('', legacy({ onReject: 'continue', range, ignoresSample }), [sample, secret]);
    return { root, isScoring, objective: 'max' };
  };

  it.each<[string, Partial<LegacyGrading>, Verdict[], Verdict]>([
    ['everything accepted', {}, ['AC', 'AC', 'AC'], 'AC'],
    ['stopping at the first error', {}, ['WA', 'RE', 'AC'], 'WA'],
    ['going on, the worst error', { onReject: 'continue' }, ['WA', 'RE', 'TLE'], 'RE'],
    ['going on, the first error', { onReject: 'continue', verdict: 'first_error' }, ['AC', 'WA', 'RE'], 'WA'],
    ['always accepting', { verdict: 'always_accept' }, ['WA', 'WA', 'WA'], 'AC'],
    ['accepting if one is', { onReject: 'continue', acceptsIfAny: true }, ['WA', 'AC', 'TLE'], 'AC'],
    [
      'accepting if one is, and none is',
      { onReject: 'continue', acceptsIfAny: true },
      ['WA', 'WA', 'TLE'],
      'TLE',
    ],
  ])('decides with %s', (_, changes, [one = 'AC', two = 'AC', three = 'AC'], expected) => {
    const judged = outcomes({ 'sample/1': 'AC', 'secret/1': one, 'secret/2': two, 'secret/3': three });
    expect(grade(tree(legacy(changes)), judged)).toEqual({ verdict: expected, score: undefined });
  });

  it.each<[LegacyGrading['score'], number]>([
    ['sum', 60],
    ['avg', 20],
    ['min', 10],
    ['max', 30],
  ])('combines scores of the validator by %s', (score, expected) => {
    const grading = legacy({ score, onReject: 'continue', ignoresSample: true });
    const judged = outcomes({
      'sample/1': 'WA',
      'secret/1': { verdict: 'AC', score: 10 },
      'secret/2': { verdict: 'AC', score: 20 },
      'secret/3': { verdict: 'AC', score: 30 },
    });
    expect(grade(tree({ ...grading, range: [0, 100] }, true), judged)).toEqual({
      verdict: 'PA',
      score: expected,
    });
  });

  it('adds the points of accepted groups, and accepts full marks', () => {
    const subgroup = (name: string, worth: number): TestGroup =>
      group(name, legacy({ score: 'min', acceptScore: worth }), [
        testCase(`${name}/a`),
        testCase(`${name}/b`),
      ]);
    const all = legacy({ onReject: 'continue', verdict: 'always_accept' });
    const secret = group('secret', all, [subgroup('secret/1', 30), subgroup('secret/2', 70)]);
    const grading: PackageGrading = { root: group('', all, [secret]), isScoring: true, objective: 'max' };
    const judged = { 'secret/1/a': 'AC', 'secret/1/b': 'AC', 'secret/2/a': 'AC' } as const;
    expect(grade(grading, outcomes({ ...judged, 'secret/2/b': 'TLE' }))).toEqual({
      verdict: 'PA',
      score: 30,
    });
    expect(grade(grading, outcomes({ ...judged, 'secret/2/b': 'AC' }))).toEqual({
      verdict: 'AC',
      score: 100,
    });
  });
});

describe('points since 2023-07', () => {
  const easy = group('secret/easy', points({ maximum: 40 }), [
    testCase('secret/easy/1'),
    testCase('secret/easy/2'),
  ]);
  const hard = group('secret/hard', points({ maximum: 60, aggregation: 'min', caseMaximum: 60 }), [
    testCase('secret/hard/1'),
    testCase('secret/hard/2'),
  ]);
  const tree = (parts: TestGroup[], requiredPasses: string[] = []): PackageGrading => {
    const changed = parts.map((part) =>
      part === hard
        ? { ...part, grading: { ...points({}), ...part.grading, requiredPasses } as PointsGrading }
        : part,
    );
    const secret = group('secret', points({ aggregation: 'sum' }), changed);
    return { root: group('', { kind: 'all' }, [secret]), isScoring: true, objective: 'max' };
  };
  const solved = {
    'secret/easy/1': 'AC',
    'secret/easy/2': 'AC',
    'secret/hard/1': 'AC',
    'secret/hard/2': 'AC',
  } as const;

  it.each<[string, Record<string, Verdict | CaseOutcome>, string[], Verdict, number]>([
    ['everything', solved, [], 'AC', 100],
    ['nothing', { ...solved, 'secret/easy/1': 'WA', 'secret/hard/2': 'TLE' }, [], 'WA', 0],
    ['one group', { ...solved, 'secret/hard/2': 'TLE' }, [], 'PA', 40],
    ['part of a case', { ...solved, 'secret/hard/1': { verdict: 'AC', scoreMultiplier: 0.5 } }, [], 'PA', 70],
    ['points of the validator', { ...solved, 'secret/hard/2': { verdict: 'AC', score: 12 } }, [], 'PA', 52],
    ['a group that depends on another', { ...solved, 'secret/easy/2': 'RE' }, ['secret/easy'], 'RE', 0],
    ['a group that does not', { ...solved, 'secret/easy/2': 'RE' }, [], 'PA', 60],
  ])('are counted for %s', (_, judged, required, verdict, score) => {
    expect(grade(tree([easy, hard], required), outcomes(judged))).toEqual({ verdict, score });
  });
});
