/**
 * Applies one change to many problems: to all of them, or to none. Rights are checked for each problem before anything
 * is written, and every problem gets its own audit entry.
 *
 * Rights are checked twice: first without locks, so that a refused request blocks no other; then with the problems
 * locked, since one may have changed its author in between. Problems are locked in id order, so that two batches cannot
 * deadlock. A deletion locks the submissions first, as verdicts do.
 */
import type { BatchRefusal } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { decideProblemRights, type ProblemRights } from '@touchstone/rules/problem-administration';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor, CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { lockForDeletion } from '../../submissions/index.ts';
import { visibilityOfAuth } from '../problem-visibility.ts';
import { applyChange } from './apply-change.ts';
import type { BatchBody, BatchChange, PlannedChange } from './batch-change.ts';
import { listForBatch, lockForBatch, type BatchProblem } from './batch.repository.ts';

interface Request extends Actor {
  body: BatchBody;
}

export async function changeMany(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  const ids = [...new Set(body.ids)].toSorted((one, other) => one - other);
  return inTransaction(database, async (transaction) => {
    const listRefusals = (problems: ReadonlyMap<number, BatchProblem>) =>
      ids.flatMap((id) => {
        const problem = problems.get(id);
        const reason = findRefusal(viewer, problem, body.change);
        return reason === undefined ? [] : [presentRefusal({ id, problem, reason, origin })];
      });
    const refusedAtOnce = listRefusals(await listForBatch(transaction, ids));
    if (refusedAtOnce.length > 0) return { changed: 0, refused: refusedAtOnce };
    const change = await plan(transaction, ids, body.change);
    const problems = await lockForBatch(transaction, ids);
    const refused = listRefusals(problems);
    if (refused.length > 0) return { changed: 0, refused };
    const by = { viewer, origin };
    const changed = await applyChange(transaction, [...problems.values()], { change, by, now: clock() });
    return { changed, refused: [] };
  });
}

const plan = async (
  transaction: Queryable,
  ids: readonly number[],
  change: BatchChange,
): Promise<PlannedChange> =>
  change.action === 'delete'
    ? { action: change.action, held: await lockForDeletion(transaction, ids) }
    : change;

function findRefusal(
  viewer: Viewer,
  problem: BatchProblem | undefined,
  change: BatchChange,
): BatchRefusal | undefined {
  if (problem === undefined) return 'problemNotFound';
  if (problem.groupId !== null) return 'problemOfGroup';
  const rights = decideProblemRights(viewer, problem.authorId);
  if (!rights.canEdit) return 'problemNotYours';
  return findMissingRight(rights, problem, change);
}

function findMissingRight(
  { canPublish, canDelete }: ProblemRights,
  { visibility }: BatchProblem,
  change: BatchChange,
): BatchRefusal | undefined {
  switch (change.action) {
    case 'change-auth': {
      const isPublishing = visibilityOfAuth(change.auth) === 'public' && visibility !== 'public';
      return isPublishing && !canPublish ? 'problemPublishForbidden' : undefined;
    }
    case 'delete':
      return canDelete ? undefined : 'problemDeleteForbidden';
    case 'add-tags':
    case 'remove-tags':
    case 'change-difficulty':
      return undefined;
    default:
      return change satisfies never;
  }
}

interface Refusal {
  id: number;
  problem: BatchProblem | undefined;
  reason: BatchRefusal;
  origin: CallOrigin;
}

const presentRefusal = ({ id, problem, reason, origin }: Refusal) => ({
  pid: id,
  problemId: problem?.displayId ?? null,
  title: problem?.title ?? null,
  reason,
  message: callError(reason).textIn(origin.locale),
});
