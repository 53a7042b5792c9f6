/**
 * How this works: the statistics of users depend on problems too: on their visibility and existence. Every publication,
 * hiding or deletion of a problem runs here, so that the rankings change in the same transaction. The lock order is
 * that of `user-statistics.repository.ts`: submissions, the problem, statistics.
 */
import type { Queryable, Tables } from '@touchstone/database';
import type { Selectable } from 'kysely';
import { callError } from '../../../platform/errors/call-error.ts';
import { listTrainingIdsWith, recountTrainings, recountTrainingsWith } from '../../trainings/index.ts';
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

/** The columns that decide who may see a problem. */
export type ProblemAudience = Pick<
  Selectable<Tables['problem']>,
  'visibility' | 'groupId' | 'archivedVisibility'
>;

const isCounted = ({ visibility, groupId }: Pick<ProblemAudience, 'visibility' | 'groupId'>) =>
  visibility === 'public' && groupId === null;

export async function changeProblemAudience(
  transaction: Queryable,
  problemId: number,
  change: Partial<ProblemAudience> & { updatedAt: Date },
) {
  const before = await lockProblem(transaction, problemId);
  if (before === undefined) throw callError('problemNotFound');
  const after = { ...before, ...change };
  if (after.archivedVisibility !== null && after.visibility !== 'private') throw callError('problemArchived');
  await setAudience(transaction, problemId, change);
  if (isCounted(before) !== isCounted(after))
    await moveSolversOf(transaction, problemId, isCounted(after) ? 1 : -1);
  if (before.visibility !== after.visibility || before.groupId !== after.groupId)
    await recountTrainingsWith(transaction, problemId);
}

/**
 * Locks the existing problems and all their submissions until the transaction ends: no submission and no verdict
 * arrives. Submissions that arrived before the problems were locked cannot be locked afterwards, since verdicts lock
 * submissions first. In that case all locks are rolled back to a savepoint and taken again.
 */
export async function lockForDeletion(
  transaction: Queryable,
  problemIds: readonly number[],
): Promise<LockedProblems> {
  for (;;) {
    await createSavepoint(transaction);
    const lockedCount = await lockSubmissionsTo(transaction, problemIds);
    await lockProblems(transaction, problemIds);
    const submissionCounts = await countSubmissionsTo(transaction, problemIds);
    const total = [...submissionCounts.values()].reduce((sum, count) => sum + count, 0);
    if (total === lockedCount)
      return { userIds: await listSubmittersTo(transaction, problemIds), submissionCounts };
    await rollbackToSavepoint(transaction);
  }
}

export interface LockedProblems {
  /** Users with submissions. */
  userIds: string[];
  /** By problem id; absent for problems without submissions. */
  submissionCounts: ReadonlyMap<number, number>;
}

/** Deletes the problems with their submissions. Contests and trainings lose them. */
export async function deleteLockedProblems(
  transaction: Queryable,
  problemIds: readonly number[],
  { userIds }: LockedProblems,
) {
  const contestIds = await listContestsWith(transaction, problemIds);
  const trainingIds = await listTrainingIdsWith(transaction, problemIds);
  await deleteTasksFor(transaction, problemIds);
  await deleteProblemRows(transaction, problemIds);
  await publishContestChanged(transaction, contestIds);
  await recountStatistics(transaction, userIds);
  await recountTrainings(transaction, trainingIds);
}
