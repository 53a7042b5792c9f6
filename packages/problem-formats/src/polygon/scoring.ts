import type { CaseMode, Scoring } from '@touchstone/contract';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import type { CaseContent } from '../problem-content.ts';
import { note, type FormatNote } from '../read-result.ts';
import { toWholeScores } from '../whole-scores.ts';
import type { PolygonTest, PolygonTestSet } from './test-set.ts';

export interface ScoredTests {
  readonly scoring: Scoring;
  readonly caseMode: CaseMode;
  readonly cases: readonly CaseContent[];
  readonly notes: readonly FormatNote[];
}

/** Tests that score only together. */
interface Unit {
  readonly tests: PolygonTest[];
  points: number;
}

/** Without points a test passes or fails. With them, a group that counts as a whole becomes a subtask. */
export function scoreTests({ tests, groups }: PolygonTestSet): ScoredTests {
  if (tests.every(({ points }) => points === 0)) {
    const cases = tests.map(({ input, answer }) => ({ input, answer, score: null, group: 1 }));
    return { scoring: 'acm', caseMode: defaultCaseMode('acm'), cases, notes: [] };
  }
  const whole = new Set(groups.filter(({ isWhole }) => isWhole).map(({ name }) => name));
  const units = unitsOf(tests, whole);
  const exact = units.map(({ points }) => points);
  const scores = toWholeScores(exact);
  const isGrouped = units.some((unit) => unit.tests.length > 1);
  const cases = units.flatMap((unit, index) =>
    unit.tests.map(({ input, answer }) => ({
      input,
      answer,
      score: scores[index] ?? 0,
      group: isGrouped ? index + 1 : 1,
    })),
  );
  const isRounded = scores.some((score, index) => Math.abs(score - (exact[index] ?? 0)) > 1e-6);
  const dependencies = groups.filter((group) => group.dependencies.length > 0);
  return {
    scoring: 'oi',
    caseMode: isGrouped ? 'subtask_lowest' : 'default',
    cases,
    notes: [
      ...(isRounded ? [note('score-rounded', { file: 'problem.xml', detail: scores.join(', ') })] : []),
      ...dependencies.map((group) =>
        note('dependency-dropped', {
          file: 'problem.xml',
          detail: `${group.name} ← ${group.dependencies.join(', ')}`,
        }),
      ),
    ],
  };
}

function unitsOf(tests: readonly PolygonTest[], whole: ReadonlySet<string>): Unit[] {
  const units: Unit[] = [];
  const byGroup = new Map<string, Unit>();
  for (const test of tests) {
    const { group, points } = test;
    const isWhole = group !== null && whole.has(group);
    const known = isWhole ? byGroup.get(group) : undefined;
    if (known) {
      known.tests.push(test);
      known.points += points;
      continue;
    }
    const unit: Unit = { tests: [test], points };
    units.push(unit);
    if (isWhole) byGroup.set(group, unit);
  }
  return units;
}
