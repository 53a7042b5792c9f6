/** The access check of every call that shows a problem. */
import type { Queryable } from '@touchstone/database';
import {
  decideProblemAccess,
  type ProblemAccess,
  type ProblemFacts,
  type ProblemViewer,
} from '@touchstone/rules/problem-access';
import { callError } from '../../platform/errors/call-error.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { findProblemFacts, findProblemPage, type ProblemPageRow } from './problem-detail.repository.ts';

interface StoredFacts {
  visibility: ProblemFacts['visibility'];
  authorId: string | null;
  groupId: number | null;
}

async function loadAccess(
  database: Queryable,
  { visibility, authorId, groupId }: StoredFacts,
  viewer: ProblemViewer,
): Promise<ProblemAccess> {
  const standings = await loadGroupStandings(database, viewer, [groupId]);
  return decideProblemAccess(viewer, { visibility, authorId, groupStanding: standings(groupId) });
}

export const canSeeProblem = async (database: Queryable, problem: StoredFacts, viewer: ProblemViewer) =>
  (await loadAccess(database, problem, viewer)) === 'visible';

function checkAccess(access: ProblemAccess, isGroupGiven: boolean) {
  switch (access) {
    case 'visible':
      return;
    case 'not-public':
      throw callError('problemNotPublic');
    case 'group-only':
      throw callError(isGroupGiven ? 'problemOfForeignGroup' : 'problemOfGroup');
    default:
      access satisfies never;
  }
}

export async function getProblemPage(
  database: Queryable,
  { displayId, isGroupGiven, viewer }: { displayId: string; isGroupGiven: boolean; viewer: ProblemViewer },
): Promise<ProblemPageRow> {
  const problem = await findProblemPage(database, displayId);
  if (problem === undefined) throw callError('problemNotFound');
  checkAccess(await loadAccess(database, problem, viewer), isGroupGiven);
  return problem;
}

/** For calls about a part of a problem. */
export async function checkProblemAccess(database: Queryable, id: number, viewer: ProblemViewer) {
  const problem = await findProblemFacts(database, id);
  if (problem === undefined) throw callError('problemNotFound');
  checkAccess(await loadAccess(database, problem, viewer), false);
}
