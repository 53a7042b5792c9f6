import type { TreeFile } from '../file-tree/file-tree.ts';

/** The tree of test data: groups contain cases and groups, and each group defines how its parts combine. */
export interface TestGroup {
  /** Relative to `data/`; empty for the root. */
  readonly name: string;
  /** In judging order. */
  readonly parts: readonly (TestGroup | TestCase)[];
  readonly grading: GroupGrading;
  /** The samples of a legacy package that say nothing about points: their verdicts count, and they have no score. */
  readonly isWithoutScore?: boolean;
}

export interface TestCase {
  /** Relative to `data/`, without extension: `secret/2-large`. */
  readonly name: string;
  readonly input: TreeFile;
  readonly answer: TreeFile;
  readonly validatorArguments: readonly string[];
}

export type GroupGrading = AllMustPass | LegacyGrading | PointsGrading;

/** Accepted if all parts are, otherwise the first other verdict. */
export interface AllMustPass {
  readonly kind: 'all';
}

/** The default grader of legacy packages. */
export interface LegacyGrading {
  readonly kind: 'legacy';
  readonly onReject: 'break' | 'continue';
  readonly verdict: 'worst_error' | 'first_error' | 'always_accept';
  readonly score: 'sum' | 'avg' | 'min' | 'max';
  readonly ignoresSample: boolean;
  readonly acceptsIfAny: boolean;
  readonly acceptScore: number;
  readonly rejectScore: number;
  /** A group of cases has its score once, as in DOMjudge, and not once for each case. */
  readonly scoresOnce: boolean;
  /** Infinite by default. */
  readonly range: readonly [minimum: number, maximum: number];
}

/** Scoring since 2023-07. */
export interface PointsGrading {
  readonly kind: 'points';
  readonly aggregation: 'pass-fail' | 'sum' | 'min';
  /** Infinite if unbounded. */
  readonly maximum: number;
  /** For each case directly in the group. */
  readonly caseMaximum: number;
  /** Cases and groups that must be accepted before this group scores. */
  readonly requiredPasses: readonly string[];
}

export function isGroup(part: TestGroup | TestCase): part is TestGroup {
  return 'parts' in part;
}

export function listCases(group: TestGroup): TestCase[] {
  return group.parts.flatMap((part) => (isGroup(part) ? listCases(part) : [part]));
}

export function listGroups(group: TestGroup): TestGroup[] {
  return [group, ...group.parts.filter(isGroup).flatMap(listGroups)];
}
