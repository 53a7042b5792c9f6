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
import {
  decideProblemRights,
  refuseProblemChange,
  type ProblemChange,
  type ProblemChangeRefusal,
} from '@touchstone/rules/problem-administration';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor, CallOrigin } from '../../../platform/http/call-context.ts';
import { titleFor } from '../../../platform/translated-columns.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { lockForDeletion } from '../../submissions/index.ts';
import { describeUses } from '../problem-usage.presenter.ts';
import { isUsed, loadUsage, type ProblemUses } from '../problem-usage.repository.ts';
import { visibilityOfAuth } from '../problem-visibility.ts';
import { applyChange } from './apply-change.ts';
import type { BatchBody, BatchChange, PlannedChange } from './batch-change.ts';
import { listForBatch, lockForBatch, type BatchProblem } from './batch.repository.ts';

/** By problem id. */
type Usage = (problemId: number) => ProblemUses;

interface Request extends Actor {
  body: BatchBody;
}

export async function changeMany(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, origin, body }: Request,
) {
  const ids = [...new Set(body.ids)].toSorted((one, other) => one - other);
  return inTransaction(database, async (transaction) => {
    const listRefusals = async (problems: ReadonlyMap<number, BatchProblem>) => {
      const usage: Usage = await loadUsage(transaction, body.change.action === 'delete' ? ids : []);
      return ids.flatMap((id) => {
        const problem = problems.get(id);
        const refusal = findRefusal(problem, { viewer, change: body.change, usage });
        return refusal === undefined ? [] : [presentRefusal({ id, problem, refusal, origin })];
      });
    };
    const earlyRefusals = await listRefusals(await listForBatch(transaction, ids));
    if (earlyRefusals.length > 0) return { changed: 0, refused: earlyRefusals };
    const change = await plan(transaction, ids, body.change);
    const problems = await lockForBatch(transaction, ids);
    const refused = await listRefusals(problems);
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
    ? { action: change.action, locked: await lockForDeletion(transaction, ids) }
    : change;

interface Refusing {
  viewer: Viewer;
  change: BatchChange;
  usage: Usage;
}

function findRefusal(problem: BatchProblem | undefined, { viewer, change, usage }: Refusing) {
  if (problem === undefined) return refuse('problemNotFound');
  if (problem.groupId !== null) return refuse('problemOfGroup');
  const uses = usage(problem.id);
  const refusal = refuseProblemChange(
    decideProblemRights(viewer, problem.authorId, problem.coAuthorIds),
    { ...problem, isUsed: isUsed(uses) },
    kindOf(change),
  );
  return refusal && describeRefusal(refusal, uses, viewer);
}

function kindOf(change: BatchChange): ProblemChange {
  switch (change.action) {
    case 'change-auth':
      return { kind: 'visibility', to: visibilityOfAuth(change.auth) ?? 'private' };
    case 'delete':
    case 'archive':
    case 'restore':
      return { kind: change.action };
    case 'add-tags':
    case 'remove-tags':
    case 'change-difficulty':
      return { kind: 'content' };
    default:
      return change satisfies never;
  }
}

const refuse = (reason: Exclude<BatchRefusal, 'problemInUse'>) => ({ reason, error: callError(reason) });

function describeRefusal(refusal: ProblemChangeRefusal, uses: ProblemUses, viewer: Viewer) {
  switch (refusal) {
    case 'not-yours':
      return refuse('problemNotYours');
    case 'publish-forbidden':
      return refuse('problemPublishForbidden');
    case 'delete-forbidden':
      return refuse('problemDeleteForbidden');
    case 'archived':
      return refuse('problemArchived');
    case 'in-use':
      return {
        reason: 'problemInUse',
        error: callError('problemInUse', describeUses(uses, { viewer, groupId: null })),
      } as const;
    default:
      return refusal satisfies never;
  }
}

interface Refusal {
  id: number;
  problem: BatchProblem | undefined;
  refusal: NonNullable<ReturnType<typeof findRefusal>>;
  origin: CallOrigin;
}

const presentRefusal = ({ id, problem, refusal: { reason, error }, origin }: Refusal) => ({
  pid: id,
  problemId: problem?.displayId ?? null,
  title: problem === undefined ? null : titleFor(problem, origin.locale),
  reason,
  message: error.textIn(origin.locale),
});
