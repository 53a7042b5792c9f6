/** The one way to a problem for somebody who looks at it: what the rules close is answered as such. */
import type { Queryable } from '@touchstone/database';
import { decideProblemAccess, type ProblemFacts, type ProblemViewer } from '@touchstone/rules/problem-access';
import { callError } from '../../platform/errors/call-error.ts';
import { findProblemFacts, findProblemPage, type ProblemPageRow } from './problem-detail.repository.ts';

interface StoredFacts {
  visibility: ProblemFacts['visibility'];
  authorId: string | null;
  groupId: number | null;
}

/** This release has no groups: a stored problem that carries one has no members. */
const factsOf = ({ visibility, authorId, groupId }: StoredFacts): ProblemFacts => ({
  visibility,
  authorId,
  group: groupId === null ? null : { isViewerMember: false },
});

export const canSeeProblem = (problem: StoredFacts, viewer: ProblemViewer) =>
  decideProblemAccess(viewer, factsOf(problem)) === 'visible';

function checkAccess(problem: StoredFacts, viewer: ProblemViewer, isGroupNamed: boolean) {
  const access = decideProblemAccess(viewer, factsOf(problem));
  switch (access) {
    case 'visible':
      return;
    case 'not-public':
      throw callError('problemNotPublic');
    case 'group-only':
      throw callError(isGroupNamed ? 'problemOfForeignGroup' : 'problemOfGroup');
    default:
      access satisfies never;
  }
}

export async function seeProblemPage(
  database: Queryable,
  { displayId, isGroupNamed, viewer }: { displayId: string; isGroupNamed: boolean; viewer: ProblemViewer },
): Promise<ProblemPageRow> {
  const problem = await findProblemPage(database, displayId);
  if (problem === undefined) throw callError('problemNotFound');
  checkAccess(problem, viewer, isGroupNamed);
  return problem;
}

/** For what belongs to a problem. */
export async function checkProblemSeen(database: Queryable, id: number, viewer: ProblemViewer) {
  const problem = await findProblemFacts(database, id);
  if (problem === undefined) throw callError('problemNotFound');
  checkAccess(problem, viewer, false);
}
