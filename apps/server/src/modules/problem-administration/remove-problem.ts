import { inTransaction, type Queryable } from '@touchstone/database';
import { refuseProblemChange } from '@touchstone/rules/problem-administration';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { deleteLockedProblems, lockForDeletion } from '../submissions/index.ts';
import { getAdministeredIn, targetOfProblem } from './administered-problem.ts';
import { describeUses } from './problem-usage.presenter.ts';
import { isUsed, loadUsage } from './problem-usage.repository.ts';
import { authOfVisibility } from './problem-visibility.ts';

interface Request extends Actor {
  query: { pid: number };
  /** The group whose problem it is; null or absent for a problem of the site. */
  groupId?: number | null;
}

/**
 * Deletes the problem with all its submissions. Logs and returns their number. Refuses a problem of a contest, because
 * its submissions are results of the contest, and one of a training.
 */
export async function removeProblem(
  { database }: Pick<Platform, 'database'>,
  { viewer, origin, query, groupId = null }: Request,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    // The first check is without locks, so that a refused request blocks no other. The second one runs on locked rows.
    await getDeletable(transaction, viewer, { id: query.pid, groupId });
    const locked = await lockForDeletion(transaction, [query.pid]);
    const problem = await getDeletable(transaction, viewer, { id: query.pid, groupId });
    const submissionCount = locked.submissionCounts.get(problem.id) ?? 0;
    await deleteLockedProblems(transaction, [problem.id], locked);
    const { displayId: problemId, title, visibility } = problem;
    await recordAudit(
      transaction,
      { viewer, origin },
      {
        action: 'problem.delete',
        target: targetOfProblem(problem.id),
        before: { problemId, title, auth: authOfVisibility[visibility], submissionCount },
      },
    );
    return submissionCount;
  });
}

async function getDeletable(
  transaction: Queryable,
  viewer: Viewer,
  { id, groupId }: { id: number; groupId: number | null },
) {
  const { problem, rights } = await getAdministeredIn(transaction, viewer, { id, groupId });
  if (!rights.canDelete) throw callError('problemNotYours');
  const uses = (await loadUsage(transaction, [id]))(id);
  if (refuseProblemChange(rights, { ...problem, isUsed: isUsed(uses) }, { kind: 'delete' }) === 'in-use')
    throw callError(
      groupId === null ? 'problemInUse' : 'groupProblemInUse',
      describeUses(uses, { viewer, groupId }),
    );
  return problem;
}
