/**
 * An archived problem is private and stores the visibility that it had. So lists, search and contest candidates omit
 * it, its author and administrators still open it, and restoring it brings the old visibility back.
 */
import type { Queryable } from '@touchstone/database';
import type { Actor } from '../../../platform/http/call-context.ts';
import { changeProblemAudience } from '../../submissions/index.ts';
import { touchProblems } from '../problem-administration.repository.ts';
import { authOfVisibility } from '../problem-visibility.ts';
import type { BatchProblem } from './batch.repository.ts';
import { logChange } from './log-change.ts';

interface Applying {
  by: Actor;
  now: Date;
}

/** Returns the number of problems that changed. */
export async function archiveAll(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { by, now }: Applying,
): Promise<number> {
  let count = 0;
  for (const problem of problems) {
    const { id, visibility, archivedVisibility } = problem;
    if (archivedVisibility !== null) continue;
    count += 1;
    await touchProblems(transaction, [id], { modifiedBy: by.viewer.id, updatedAt: now });
    const audience = { visibility: 'private', archivedVisibility: visibility } as const;
    await changeProblemAudience(transaction, id, { ...audience, updatedAt: now });
    const before = { auth: authOfVisibility[visibility] };
    await logChange(transaction, problem, { by, action: 'problem.archive', before });
  }
  return count;
}

/** Returns the number of problems that changed. */
export async function restoreAll(
  transaction: Queryable,
  problems: readonly BatchProblem[],
  { by, now }: Applying,
): Promise<number> {
  let count = 0;
  for (const problem of problems) {
    const { id, archivedVisibility: visibility } = problem;
    if (visibility === null) continue;
    count += 1;
    await touchProblems(transaction, [id], { modifiedBy: by.viewer.id, updatedAt: now });
    await changeProblemAudience(transaction, id, { visibility, archivedVisibility: null, updatedAt: now });
    const after = { auth: authOfVisibility[visibility] };
    await logChange(transaction, problem, { by, action: 'problem.restore', before: {}, after });
  }
  return count;
}
