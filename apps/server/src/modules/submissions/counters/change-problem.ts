/**
 * How this works: what users are ranked by depends on problems, too: on who may see them, and on their being there. Whoever
 * publishes, hides or deletes a problem does it here, so that the rankings move in the same transaction. The locks come in
 * the order of `user-statistics.repository.ts`: submissions, the problem, statistics.
 */
import type { Queryable, Tables } from '@touchstone/database';
import type { Selectable } from 'kysely';
import { callError } from '../../../platform/errors/call-error.ts';
import { listContestsWith } from './contest-work.repository.ts';
import {
  countSubmissionsTo,
  deleteProblemRows,
  deleteTasksFor,
  lockProblems,
  lockSubmissionsTo,
  rollbackToSavepoint,
  listSubmittersTo,
  lockProblem,
  createSavepoint,
  setAudience,
} from './counted-problem.repository.ts';
import { publishContestChanged } from './publish-contest-changed.ts';
import { moveSolversOf, recountStatistics } from './user-statistics.repository.ts';

/** Who may see a problem. */
export type ProblemAudience = Pick<Selectable<Tables['problem']>, 'visibility' | 'groupId'>;

const isCounted = ({ visibility, groupId }: ProblemAudience) => visibility === 'public' && groupId === null;

export async function changeProblemAudience(
  transaction: Queryable,
  problemId: number,
  change: Partial<ProblemAudience> & { updatedAt: Date },
) {
  const before = await lockProblem(transaction, problemId);
  if (before === undefined) throw callError('problemNotFound');
  await setAudience(transaction, problemId, change);
  const after = { ...before, ...change };
  if (isCounted(before) !== isCounted(after))
    await moveSolversOf(transaction, problemId, isCounted(after) ? 1 : -1);
  // A private problem is on no board.
  if ((before.visibility === 'private') !== (after.visibility === 'private'))
    await publishContestChanged(transaction, await listContestsWith(transaction, [problemId]));
}

/**
 * Holds the problems that are there, and all submissions to them, until the transaction ends: nothing arrives, no verdict
 * comes. Submissions that arrived before the problems were held cannot be held after them, since their verdicts hold them
 * first: then everything is let go, and held again.
 */
export async function lockForDeletion(
  transaction: Queryable,
  problemIds: readonly number[],
): Promise<HeldProblems> {
  for (;;) {
    await createSavepoint(transaction);
    const held = await lockSubmissionsTo(transaction, problemIds);
    await lockProblems(transaction, problemIds);
    const submissionCounts = await countSubmissionsTo(transaction, problemIds);
    const total = [...submissionCounts.values()].reduce((sum, count) => sum + count, 0);
    if (total === held) return { userIds: await listSubmittersTo(transaction, problemIds), submissionCounts };
    await rollbackToSavepoint(transaction);
  }
}

export interface HeldProblems {
  /** Whoever has submitted. */
  userIds: string[];
  /** By the problem's id; none where there are none. */
  submissionCounts: ReadonlyMap<number, number>;
}

/** With all submissions to them; contests that had them have them no more. */
export async function deleteLockedProblems(
  transaction: Queryable,
  problemIds: readonly number[],
  { userIds }: HeldProblems,
) {
  const contestIds = await listContestsWith(transaction, problemIds);
  await deleteTasksFor(transaction, problemIds);
  await deleteProblemRows(transaction, problemIds);
  await publishContestChanged(transaction, contestIds);
  await recountStatistics(transaction, userIds);
}
