/** Joins the current solutions with their results, and groups the cases by subtask. */
import { scaleLimits } from '@touchstone/rules/judging/limits';
import type { Cell, Check, CheckedProgram } from '../api/check.ts';
import type { Solution } from '../api/solutions.ts';

export interface MatrixRow {
  readonly solution: Solution;
  /** Undefined if it was not part of the check. */
  readonly program: CheckedProgram | undefined;
  /** The limit of its language. */
  readonly timeLimitMs: number | undefined;
}

export function toRows(solutions: readonly Solution[], check: Check | null): MatrixRow[] {
  const programs = new Map(check?.programs.map((program) => [program.name, program]));
  return solutions.map((solution) => {
    const program = programs.get(solution.name);
    const timeLimitMs =
      program === undefined || check === null ? undefined : limitOf(check, program.language);
    return { solution, program, timeLimitMs };
  });
}

const limitOf = ({ timeLimit, memoryLimit }: Check, language: string) =>
  scaleLimits({ timeLimitMs: timeLimit, memoryLimitMb: memoryLimit, stackLimitMb: 1 }, language).timeLimitMs;

export interface CaseGroup {
  readonly group: number;
  readonly seqs: readonly number[];
}

/** Subtasks in the order of their first case; empty if there are no subtasks. */
export function toGroups(cases: Check['cases']): CaseGroup[] {
  const groups = [...Map.groupBy(cases, ({ group }) => group)].map(([group, members]) => ({
    group,
    seqs: members.map(({ seq }) => seq),
  }));
  return groups.length > 1 ? groups : [];
}

/** The cases as columns: cases of one subtask are adjacent. */
export const toColumns = (cases: Check['cases']): Check['cases'] => {
  const groups = toGroups(cases);
  if (groups.length === 0) return cases;
  const order = new Map(groups.map(({ group }, index) => [group, index]));
  return cases.toSorted(
    (one, other) => (order.get(one.group) ?? 0) - (order.get(other.group) ?? 0) || one.seq - other.seq,
  );
};

export const byCase = (cells: readonly Cell[]): ReadonlyMap<number, Cell> =>
  new Map(cells.map((cell) => [cell[0], cell]));

/** Counts the finished and all cases of all programs. A finished program counts all of its cases. */
export function countProgress({ programs, cases }: Check, isUnderWay: (status: number) => boolean) {
  const total = programs.length * cases.length;
  const done = programs.reduce(
    (sum, { status, cells }) => sum + (isUnderWay(status) ? cells.length : cases.length),
    0,
  );
  return { done, total };
}
