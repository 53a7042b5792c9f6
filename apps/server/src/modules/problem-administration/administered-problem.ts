import type { Queryable } from '@touchstone/database';
import { decideProblemRights } from '@touchstone/rules/problem-administration';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findAdministered } from './problem-administration.repository.ts';

/** Returns the problem and the viewer's rights on it. Problems of groups are managed inside their groups. */
export async function getAdministered(database: Queryable, viewer: Viewer, id: number) {
  const problem = await findAdministered(database, id);
  if (problem === undefined) throw callError('problemNotFound');
  if (problem.groupId !== null) throw callError('problemOfGroup');
  const rights = decideProblemRights(viewer, problem.authorId, problem.coAuthorIds);
  if (!rights.canEdit) throw callError('problemNotYours');
  return { problem, rights };
}

export const targetOfProblem = (id: number) => `problem ${String(id)}`;
