import type { Queryable } from '@touchstone/database';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import {
  decideGroupProblemRights,
  decideProblemRights,
  type ProblemRights,
} from '@touchstone/rules/problem-administration';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings, type GroupStandings } from '../groups/index.ts';
import { findAdministered } from './problem-administration.repository.ts';

type AdministeredProblem = NonNullable<Awaited<ReturnType<typeof findAdministered>>>;

/**
 * Returns the problem and the viewer's rights on it. Every call about one problem starts here: administrators of the site
 * have rights on its problems, members of a group on those of the group.
 */
export async function getAdministered(database: Queryable, viewer: Viewer, id: number) {
  const problem = await findAdministered(database, id);
  const isOfSite = problem === undefined || problem.groupId === null;
  if (isOfSite && !isAnyAdmin(viewer.role)) throw callError('noPermission');
  if (problem === undefined) throw callError('problemNotFound');
  const rights = decideRights(viewer, problem, await loadGroupStandings(database, viewer, [problem.groupId]));
  if (!rights.canEdit) throw callError('problemNotYours');
  return { problem, rights };
}

type ProblemAuthors = Pick<AdministeredProblem, 'groupId' | 'authorId' | 'coAuthorIds'>;

function decideRights(
  viewer: Viewer,
  { groupId, authorId, coAuthorIds }: ProblemAuthors,
  standings: GroupStandings,
): ProblemRights {
  const standing = standings(groupId);
  return standing === null
    ? decideProblemRights(viewer, authorId, coAuthorIds)
    : decideGroupProblemRights(viewer, authorId, standing);
}

/** For rows of lists, whose groups were loaded together. */
export const canEditListed = (viewer: Viewer, problem: ProblemAuthors, standings: GroupStandings): boolean =>
  decideRights(viewer, problem, standings).canEdit;

/** For calls that are made for the problems of the site (`groupId` null), or for those of one group. */
export async function getAdministeredIn(
  database: Queryable,
  viewer: Viewer,
  { id, groupId }: { id: number; groupId: number | null },
) {
  const found = await findAdministered(database, id);
  if (found !== undefined && found.groupId !== groupId)
    throw callError(groupId === null ? 'problemOfGroup' : 'problemNotInGroup');
  return getAdministered(database, viewer, id);
}

export const targetOfProblem = (id: number) => `problem ${String(id)}`;
