import type { WireSolutionCheck, WireTrial } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { findCheckDifferences } from '@touchstone/rules/problem-checks';
import { findProblemJudging, listProblemSolutions } from '../problems/index.ts';
import { presentSolutionCheck, presentTrial } from './problem-checks.presenter.ts';
import { findCheck, listSolutionPrograms } from './problem-checks.repository.ts';
import { listTriedSubmissions } from './trials.repository.ts';

/** `knownMarks`: versions that the client has. Only changed programs are sent with their cells. */
export async function getSolutionCheck(
  database: Queryable,
  problemId: number,
  knownMarks: readonly string[] = [],
): Promise<WireSolutionCheck | null> {
  const check = await findCheck(database, problemId, 'solutions');
  const judging = await findProblemJudging(database, problemId);
  if (check === undefined || judging === undefined) return null;
  const programs = await listSolutionPrograms(database, check.id, knownMarks);
  const solutions = await listProblemSolutions(database, problemId);
  const then = { judging: check.conditions, solutions: programs };
  const differences = findCheckDifferences(then, { judging, solutions });
  // Expectations may change without a new check.
  const expectedNow = new Map(solutions.map((one) => [one.name, one.expectedStatuses]));
  const current = programs.map((program) => ({
    ...program,
    expectedStatuses: [...(expectedNow.get(program.name) ?? program.expectedStatuses)],
  }));
  const knownIds = new Set(knownMarks.map((mark) => mark.split('.', 1)[0]));
  const isPartKnown = programs.some(({ id }) => knownIds.has(String(id)));
  return presentSolutionCheck(check, { programs: current, differences, isPartKnown });
}

export async function getTrial(database: Queryable, problemId: number): Promise<WireTrial | null> {
  const check = await findCheck(database, problemId, 'submissions');
  const judging = await findProblemJudging(database, problemId);
  if (check === undefined || judging === undefined) return null;
  const submissions = await listTriedSubmissions(database, check.id);
  const then = { judging: check.conditions, solutions: [] };
  const differences = findCheckDifferences(then, { judging, solutions: [] });
  return presentTrial(check, { submissions, differences });
}
