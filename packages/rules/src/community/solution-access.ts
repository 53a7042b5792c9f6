/** Who may read and write the solutions of a problem. */
import type { Role } from '@touchstone/contract/roles';
import { isAnyAdmin } from '../permissions.ts';

export interface SolutionFacts {
  readonly isProblemVisible: boolean;
  /** The viewer is the author or a co-author of the problem. */
  readonly isProblemAuthor: boolean;
  readonly hasSolved: boolean;
  /** The switch of the site. */
  readonly isOpenToAll: boolean;
  /** The membership of the viewer opens solutions of unsolved problems. */
  readonly isOpenToMember: boolean;
  /** A running contest that the viewer can enter contains the problem. For guests: any running contest does. */
  readonly isInRunningContest: boolean;
}

export type SolutionLock = 'login' | 'unsolved' | 'contest';

type Viewer = { readonly role: Role } | undefined;

/** For solutions of others: an author always reads the own ones. */
export function decideSolutionLock(viewer: Viewer, facts: SolutionFacts): SolutionLock | undefined {
  if (viewer !== undefined && (isAnyAdmin(viewer.role) || facts.isProblemAuthor)) return undefined;
  // Before the switch: a contest must not become easier because the site opens its solutions.
  if (facts.isInRunningContest) return 'contest';
  if (facts.isOpenToAll || facts.hasSolved || facts.isOpenToMember) return undefined;
  return viewer === undefined ? 'login' : 'unsolved';
}

/** Users who have not solved the problem cannot explain it. During a contest a solution would be help for others. */
export function refuseSolutionPost(
  viewer: NonNullable<Viewer>,
  facts: SolutionFacts,
): 'solutionUnsolved' | 'solutionLockedContest' | undefined {
  if (isAnyAdmin(viewer.role) || facts.isProblemAuthor) return undefined;
  if (facts.isInRunningContest) return 'solutionLockedContest';
  return facts.hasSolved ? undefined : 'solutionUnsolved';
}
