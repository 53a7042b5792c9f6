/** What decides whether a viewer may read the solutions of a problem. */
import type { SolutionFacts } from '@touchstone/rules/community/solution-access';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { isInRunningContest } from '../contests/index.ts';
import { loadSolutionBenefit } from '../membership/index.ts';
import { canSeeProblem } from '../problems/index.ts';
import { findSolutionProblem, hasSolvedProblem } from './solutions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** Undefined if the problem was deleted. */
export async function loadSolutionFacts(
  parts: Parts,
  viewer: Viewer | undefined,
  problemId: number,
): Promise<SolutionFacts | undefined> {
  const { database, clock, settings } = parts;
  const [problem, hasSolved, isRunning, benefit] = await Promise.all([
    findSolutionProblem(database, problemId),
    viewer === undefined ? false : hasSolvedProblem(database, { problemId, userId: viewer.id, now: clock() }),
    isInRunningContest({ database, clock }, viewer, problemId),
    loadSolutionBenefit(parts, viewer),
  ]);
  if (problem === undefined) return undefined;
  const authors = [problem.authorId, ...problem.coAuthorIds];
  return {
    isProblemVisible: await canSeeProblem(database, problem, viewer),
    isProblemAuthor: viewer !== undefined && authors.includes(viewer.id),
    hasSolved,
    isOpenToAll: settings.current.switches.openSolutionsToAll,
    isOpenToMember: benefit.isOpen,
    isInRunningContest: isRunning,
  };
}
