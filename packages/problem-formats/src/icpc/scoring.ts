/**
 * Converts groups of the formats to cases of the site. Site groups have one level and whole points: a group whose parts
 * pass or fail together becomes one subtask, and independent cases become a subtask of one case each.
 */
import type { CaseMode, Scoring } from '@touchstone/contract';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import { PackageError } from '../package-error.ts';
import type { CaseContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { toWholeScores } from '../whole-scores.ts';
import type { KattisSettings } from './problem-settings.ts';
import { isGroup, listCases, listGroups, type TestCase, type TestGroup } from './test-group.ts';

export interface ScoredCases {
  readonly scoring: Scoring;
  readonly caseMode: CaseMode;
  readonly cases: readonly CaseContent[];
  readonly notes: readonly FormatNote[];
}

interface Unit {
  readonly cases: readonly TestCase[];
  readonly points: number;
  readonly isAverage: boolean;
}

export function scoreCases(root: TestGroup, settings: KattisSettings): ScoredCases {
  const secret = root.parts.find((part): part is TestGroup => isGroup(part) && part.name === 'secret');
  if (!secret || listCases(secret).length === 0)
    throw new PackageError('data/secret', 'there is no test case', 'cases-missing');
  if (!settings.isScoring) {
    const cases = listCases(secret).map((one) => toCase(one, null, 1));
    return { scoring: 'acm', caseMode: defaultCaseMode('acm'), cases, notes: [] };
  }
  if (settings.objective === 'min')
    throw new PackageError('problem.yaml', 'grading.objective: min', 'not-supported');
  const notes = [...noteLosses(root, secret)];
  const units = unitsOf(secret, notes);
  return { ...toSubtasks(units, notes), scoring: 'oi' };
}

const toCase = ({ input, answer }: TestCase, score: number | null, group: number): CaseContent => ({
  input,
  answer,
  score,
  group,
});

function toSubtasks(
  units: readonly Unit[],
  notes: FormatNote[],
): Pick<ScoredCases, 'caseMode' | 'cases' | 'notes'> {
  const exact = units.map(({ points }) => points);
  const scores = toWholeScores(exact);
  if (scores.some((score, index) => Math.abs(score - (exact[index] ?? 0)) > 1e-6))
    notes.push(note('score-rounded', { detail: scores.join(', ') }));
  const several = units.filter(({ cases }) => cases.length > 1);
  const averages = several.filter(({ isAverage }) => isAverage).length;
  if (averages > 0 && averages < several.length)
    notes.push(note('scoring-simplified', { detail: 'avg → min' }));
  const caseMode =
    several.length === 0 ? 'default' : averages === several.length ? 'subtask_average' : 'subtask_lowest';
  const isGrouped = caseMode !== 'default';
  const cases = units.flatMap(({ cases: own }, index) =>
    own.map((one) => toCase(one, scores[index] ?? 0, isGrouped ? index + 1 : 1)),
  );
  return { caseMode, cases, notes };
}

function unitsOf(group: TestGroup, notes: FormatNote[]): Unit[] {
  const { grading, parts, name } = group;
  const together = (points: number, isAverage = false): Unit[] => [
    { cases: listCases(group), points, isAverage },
  ];
  const apart = (casePoints: number): Unit[] =>
    parts.flatMap((part) =>
      isGroup(part) ? unitsOf(part, notes) : [{ cases: [part], points: casePoints, isAverage: false }],
    );
  const bounded = (points: number): number => {
    if (Number.isFinite(points)) return points;
    throw new PackageError(`data/${name}`, 'a score without bounds', 'not-supported');
  };
  if (grading.kind === 'points')
    return grading.aggregation === 'sum'
      ? apart(hasCases(group) ? bounded(grading.caseMaximum) : 0)
      : together(bounded(grading.maximum));
  if (grading.kind === 'all') return together(0);
  const { score, acceptScore } = grading;
  const children = parts.filter(isGroup);
  if (grading.scoresOnce && children.length === 0) return together(acceptScore);
  if (score === 'sum') return apart(acceptScore);
  if (score === 'max') throw new PackageError(`data/${name}`, 'grader_flags: max', 'not-supported');
  // Nested groups have their own scores: if all are equal, that is the score of the group.
  const worth = new Set(children.flatMap((child) => unitsOf(child, notes).map(({ points }) => points)));
  const [inside = acceptScore] = worth;
  if (worth.size > 1) notes.push(note('scoring-simplified', { file: `data/${name}`, detail: score }));
  return together(children.length > 0 && !hasCases(group) ? inside : acceptScore, score === 'avg');
}

const hasCases = ({ parts }: TestGroup): boolean => parts.some((part) => !isGroup(part));

function* noteLosses(root: TestGroup, secret: TestGroup): Generator<FormatNote> {
  for (const { name, grading, parts } of listGroups(secret)) {
    const file = `data/${name}`;
    if (grading.kind === 'points' && grading.requiredPasses.length > 0)
      yield note('dependency-dropped', { file, detail: grading.requiredPasses.join(', ') });
    if (grading.kind !== 'legacy') continue;
    if (grading.rejectScore !== 0)
      yield note('scoring-simplified', { file, detail: `reject_score: ${grading.rejectScore}` });
    if (grading.score === 'sum' && grading.onReject === 'break' && parts.length > 1)
      yield note('scoring-simplified', { file, detail: 'on_reject: break' });
  }
  const { grading } = root;
  const sample = root.parts.find((part) => isGroup(part) && part.name === 'sample');
  const counts = sample && isGroup(sample) && sample.isWithoutScore !== true;
  if (grading.kind === 'legacy' && !grading.ignoresSample && counts) {
    const own = sample.grading.kind === 'legacy' ? sample.grading.acceptScore : 0;
    if (own !== 0) yield note('scoring-simplified', { file: 'data/sample', detail: `accept_score: ${own}` });
  }
}
