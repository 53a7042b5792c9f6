/** Combines case outcomes to verdict and score of a submission, by the rules of the package. Pure. */
import type { PackageGrading, PackageSubmission, ScoreRange } from '../jury-package/problem-package.ts';
import type { Verdict } from '../jury-package/verdict.ts';
import {
  isGroup,
  listCases,
  type LegacyGrading,
  type PointsGrading,
  type TestCase,
  type TestGroup,
} from './test-group.ts';

export interface CaseOutcome {
  readonly verdict: Verdict;
  /** The content of score.txt. */
  readonly score?: number | undefined;
  /** The content of score_multiplier.txt. */
  readonly scoreMultiplier?: number | undefined;
}

/** Keyed by name. A skipped case is missing. */
export type CaseOutcomes = ReadonlyMap<string, CaseOutcome>;

export interface Grade {
  readonly verdict: Verdict;
  /** Undefined without scoring. */
  readonly score: number | undefined;
}

interface Part {
  readonly verdict: Verdict;
  /** Undefined: it does not count. */
  readonly score: number | undefined;
}

/** Worst first; an unlisted verdict is not an error. */
const badness: readonly Verdict[] = ['SE', 'CE', 'RE', 'MLE', 'TLE', 'WA', 'PE', 'PA'];

export function grade({ root, isScoring, objective }: PackageGrading, outcomes: CaseOutcomes): Grade {
  const secret = root.parts.find((part): part is TestGroup => isGroup(part) && part.name === 'secret');
  if (secret?.grading.kind === 'points') return gradePoints(secret, outcomes);
  if (root.grading.kind !== 'legacy')
    return { verdict: firstError(listVerdicts(root, outcomes)), score: undefined };
  const result = gradeLegacyGroup(root, outcomes);
  if (!isScoring) return { verdict: result.verdict, score: undefined };
  if (result.verdict !== 'AC') return { verdict: result.verdict, score: result.score };
  const best = bestLegacyScore(root, objective);
  const isBest = objective === 'max' ? result.score >= best - tolerance : result.score <= best + tolerance;
  return { verdict: isBest ? 'AC' : 'PA', score: result.score };
}

const tolerance = 1e-6;

export function isWithin({ minimum, maximum }: ScoreRange, score: number): boolean {
  return score >= minimum - tolerance && score <= maximum + tolerance;
}

/** The score of one group, for expectations that name it. */
export function gradeGroup(root: TestGroup, name: string, outcomes: CaseOutcomes): number | undefined {
  const find = (group: TestGroup): TestGroup | undefined =>
    group.name === name
      ? group
      : group.parts
          .filter(isGroup)
          .map(find)
          .find((found) => found !== undefined);
  const group = find(root);
  if (!group) return undefined;
  if (group.grading.kind === 'points') return pointsOf(group, outcomes);
  return group.grading.kind === 'legacy' ? gradeLegacyGroup(group, outcomes).score : undefined;
}

function listVerdicts(group: TestGroup, outcomes: CaseOutcomes): Verdict[] {
  return listCases(group).flatMap(({ name }) => outcomes.get(name)?.verdict ?? []);
}

function firstError(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== 'AC') ?? 'AC';
}

function gradeLegacyGroup(group: TestGroup, outcomes: CaseOutcomes): Part & { readonly score: number } {
  const grading = legacyOf(group);
  const parts: Part[] = [];
  for (const part of group.parts) {
    if (grading.ignoresSample && part.name === 'sample') continue;
    const result = isGroup(part)
      ? gradeLegacyGroup(part, outcomes)
      : gradeLegacyCase(part, grading, outcomes);
    const isUnscored = isGroup(part) && part.isWithoutScore === true;
    if (result) parts.push(isUnscored ? { ...result, score: undefined } : result);
    if (result && result.verdict !== 'AC' && grading.onReject === 'break') break;
  }
  const verdict = combineVerdicts(
    grading,
    parts.map(({ verdict }) => verdict),
  );
  if (grading.scoresOnce && parts.length > 0 && !group.parts.some(isGroup))
    return { verdict, score: verdict === 'AC' ? grading.acceptScore : grading.rejectScore };
  return {
    verdict,
    score: combineScores(
      grading,
      parts.flatMap(({ score }) => score ?? []),
    ),
  };
}

function legacyOf({ grading, name }: TestGroup): LegacyGrading {
  if (grading.kind === 'legacy') return grading;
  throw new Error(`The group ${name} is not graded like the one above it.`);
}

function gradeLegacyCase(
  { name }: TestCase,
  grading: LegacyGrading,
  outcomes: CaseOutcomes,
): Part | undefined {
  const outcome = outcomes.get(name);
  if (!outcome) return undefined;
  const isAccepted = outcome.verdict === 'AC';
  const usual = isAccepted ? grading.acceptScore : grading.rejectScore;
  return { verdict: outcome.verdict, score: isAccepted ? (outcome.score ?? usual) : usual };
}

function combineVerdicts({ verdict, acceptsIfAny }: LegacyGrading, verdicts: readonly Verdict[]): Verdict {
  if (verdict === 'always_accept' || (acceptsIfAny && verdicts.includes('AC'))) return 'AC';
  if (verdict === 'first_error') return firstError(verdicts);
  return badness.find((bad) => verdicts.includes(bad)) ?? 'AC';
}

function combineScores({ score }: LegacyGrading, scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  const sum = scores.reduce((total, one) => total + one, 0);
  switch (score) {
    case 'sum':
      return sum;
    case 'avg':
      return sum / scores.length;
    case 'min':
      return Math.min(...scores);
    case 'max':
      return Math.max(...scores);
    default:
      return score satisfies never;
  }
}

/** The end of the range, else the score of all cases accepted. */
function bestLegacyScore(root: TestGroup, objective: 'min' | 'max'): number {
  const [minimum, maximum] = legacyOf(root).range;
  const end = objective === 'max' ? maximum : minimum;
  return Number.isFinite(end) ? end : scoreOfAllAccepted(root);
}

function scoreOfAllAccepted(root: TestGroup): number {
  const accepted = listCases(root).map(({ name }) => [name, { verdict: 'AC' }] as const);
  return gradeLegacyGroup(root, new Map(accepted)).score;
}

/**
 * Packages for DOMjudge write the score of a group of cases as `accept_score`, those for Kattis that of each case. What the
 * accepted submissions are said to score tells which of the two is meant.
 */
export function chooseScoring(root: TestGroup, submissions: readonly PackageSubmission[]): TestGroup {
  const acceptedScores = listAcceptedScores(submissions);
  if (root.grading.kind !== 'legacy' || acceptedScores.length === 0) return root;
  const agree = (tree: TestGroup) =>
    acceptedScores.every((range) => isWithin(range, scoreOfAllAccepted(tree)));
  const once = withScoresOnce(root);
  return !agree(root) && agree(once) ? once : root;
}

const listAcceptedScores = (submissions: readonly PackageSubmission[]): ScoreRange[] =>
  submissions.flatMap(({ expectation: { verdicts, score } }) =>
    score !== undefined && verdicts.length === 1 && verdicts[0] === 'AC' ? [score] : [],
  );

const withScoresOnce = (group: TestGroup): TestGroup => ({
  ...group,
  grading: group.grading.kind === 'legacy' ? { ...group.grading, scoresOnce: true } : group.grading,
  parts: group.parts.map((part) => (isGroup(part) ? withScoresOnce(part) : part)),
});

function gradePoints(secret: TestGroup, outcomes: CaseOutcomes): Grade {
  const score = pointsOf(secret, outcomes);
  const { maximum } = pointsGradingOf(secret);
  const error = firstError(listVerdicts(secret, outcomes));
  const isFull = Number.isFinite(maximum) ? score >= maximum - tolerance : error === 'AC';
  if (isFull) return { verdict: 'AC', score };
  // All cases accepted but not full marks: the validator gave less.
  return { verdict: score > 0 || error === 'AC' ? 'PA' : error, score };
}

function pointsOf(group: TestGroup, outcomes: CaseOutcomes): number {
  const grading = pointsGradingOf(group);
  const isAllowed = grading.requiredPasses.every((name) => hasPassed(name, outcomes));
  if (!isAllowed || group.parts.length === 0) return 0;
  if (grading.aggregation === 'pass-fail') {
    const all = listCases(group).map(({ name }) => outcomes.get(name)?.verdict);
    return all.every((verdict) => verdict === 'AC') ? grading.maximum : 0;
  }
  const scores = group.parts.map((part) =>
    isGroup(part) ? pointsOf(part, outcomes) : pointsOfCase(outcomes.get(part.name), grading),
  );
  return grading.aggregation === 'min' ? Math.min(...scores) : scores.reduce((sum, one) => sum + one, 0);
}

function pointsGradingOf({ grading, name }: TestGroup): PointsGrading {
  if (grading.kind === 'points') return grading;
  throw new Error(`The group ${name} has no points.`);
}

function pointsOfCase(outcome: CaseOutcome | undefined, { caseMaximum }: PointsGrading): number {
  if (outcome?.verdict !== 'AC') return 0;
  if (outcome.score !== undefined) return outcome.score;
  const usual = Number.isFinite(caseMaximum) ? caseMaximum : 0;
  return outcome.scoreMultiplier === undefined ? usual : outcome.scoreMultiplier * usual;
}

/** A case, or every case below a group. */
function hasPassed(name: string, outcomes: CaseOutcomes): boolean {
  const concerned = [...outcomes].filter(([one]) => one === name || one.startsWith(`${name}/`));
  return concerned.length > 0 && concerned.every(([, { verdict }]) => verdict === 'AC');
}
