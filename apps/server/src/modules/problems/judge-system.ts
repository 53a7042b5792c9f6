import type { Queryable } from '@touchstone/database';
import type { ProblemViewer } from '@touchstone/rules/problem-access';
import { judgeSystemOf } from '@touchstone/rules/problem-origin';
import { canSeeProblem } from './get-problem-page.ts';
import { findProblemFacts } from './problem-detail.repository.ts';

const ownJudge = 'ME';

/** A hidden problem looks like one of our own judge: its origin would lead to its text. */
export async function findJudgeSystem(
  database: Queryable,
  problemId: number | undefined,
  viewer: ProblemViewer,
): Promise<string> {
  const problem = problemId === undefined ? undefined : await findProblemFacts(database, problemId);
  return problem !== undefined && (await canSeeProblem(database, problem, viewer))
    ? judgeSystemOf(problem)
    : ownJudge;
}
