/** Scores of cases in the form: spread evenly, and summed up for the author. */
import type { CaseMode } from '@touchstone/contract/judge-messages';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import { fillScores, fullScoreOf, isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { parseNumber, type CaseRow, type ProblemValues } from './problem-values.ts';

const groupOf = (row: CaseRow): number => parseNumber(row.groupNum) ?? 1;

/** Spreads 100 points over all cases, or over all subtasks. */
export function spreadOver(rows: readonly CaseRow[], caseMode: CaseMode): CaseRow[] {
  const filled = fillScores({
    caseMode,
    samples: rows.map((row) => ({ score: null, groupNum: groupOf(row) })),
  });
  return rows.map((row, index) => ({ ...row, score: String(filled[index]?.score ?? 0) }));
}

/** Selecting OI spreads the points if there are none yet. */
export function withScoring(
  values: ProblemValues,
  scoring: ProblemValues['scoring'],
): Partial<ProblemValues> {
  if (scoring === 'acm') return { scoring, caseMode: defaultCaseMode(scoring) };
  const spread = (rows: readonly CaseRow[]) =>
    rows.every(({ score }) => score.trim() === '') ? spreadOver(rows, 'default') : rows;
  return {
    scoring,
    caseMode: 'default',
    uploadedCases: spread(values.uploadedCases),
    typedCases: spread(values.typedCases),
  };
}

const hasSameScores = (one: readonly CaseRow[], other: readonly CaseRow[]): boolean =>
  one.every(({ score }, index) => score === other[index]?.score);

/** When cases are added or removed, the points are shared again, unless the author set them by hand. */
export function respreadScores(before: readonly CaseRow[], after: readonly CaseRow[], caseMode: CaseMode) {
  const isSpread = before.length === 0 || hasSameScores(before, spreadOver(before, caseMode));
  return isSpread && after.length > 0 ? spreadOver(after, caseMode) : after;
}

export interface GroupSum {
  group: number;
  count: number;
  /** The points of the group. */
  score: number;
}

export interface ScoreSums {
  groups: GroupSum[];
  total: number;
}

/** A field may contain anything while it is being typed: invalid numbers count as 0. */
export function sumScores(rows: readonly CaseRow[], caseMode: CaseMode): ScoreSums {
  const cases = rows.map((row) => ({ score: parseNumber(row.score) ?? 0, group: groupOf(row) }));
  const groups = isSubtaskMode(caseMode) ? Map.groupBy(cases, ({ group }) => group) : new Map();
  return {
    groups: [...groups]
      .map(([group, members]) => ({ group, count: members.length, score: fullScoreOf(caseMode, members) }))
      .toSorted((one, other) => one.group - other.group),
    total: cases.length === 0 ? 0 : fullScoreOf(caseMode, cases),
  };
}

export type SortColumn = 'name' | 'score' | 'group' | 'size';

/** `2.in` before `10.in`. */
const byName = new Intl.Collator('en', { numeric: true });

const comparisons: Record<SortColumn, (one: CaseRow, other: CaseRow) => number> = {
  name: (one, other) => byName.compare(one.input, other.input),
  score: (one, other) => (parseNumber(one.score) ?? 0) - (parseNumber(other.score) ?? 0),
  group: (one, other) => groupOf(one) - groupOf(other),
  size: (one, other) => (one.inputSize ?? 0) - (other.inputSize ?? 0),
};

/** The order of the rows is the order of judging. Rows that are in order already are reversed. */
export function sortCases(rows: readonly CaseRow[], column: SortColumn): CaseRow[] {
  const compare = comparisons[column];
  const isSorted = rows.every((row, index) => {
    const before = rows[index - 1];
    return before === undefined || compare(before, row) <= 0;
  });
  return isSorted ? rows.toSorted((one, other) => compare(other, one)) : rows.toSorted(compare);
}
