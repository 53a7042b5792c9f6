/**
 * How this works: the status of a submission is counted elsewhere (results per problem, solved problems). Whoever changes a
 * status does it here, so that what is counted moves in the same transaction, and those who watch are told when it commits.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { notification, publishEvent } from '../../../platform/event-bus.ts';
import { lockSubmission, type LockedSubmission } from './task.repository.ts';

export type SubmissionChanges = Omit<Updateable<Tables['submission']>, 'id' | 'status'> & {
  status: number;
  updatedAt: Date;
};

/** Answers the row as it was, or undefined when there is none. */
export async function changeSubmission(
  transaction: Queryable,
  id: number,
  changes: SubmissionChanges,
): Promise<LockedSubmission | undefined> {
  const before = await lockSubmission(transaction, id);
  if (before !== undefined) await changeLockedSubmission(transaction, before, changes);
  return before;
}

/** The caller has locked the row and read it: `before`. */
export async function changeLockedSubmission(
  transaction: Queryable,
  before: LockedSubmission,
  changes: SubmissionChanges,
) {
  if (isUnderWay(before.status)) {
    await changeUncounted(transaction, before, changes);
    return;
  }
  const { id } = before;
  await transaction.updateTable('submission').set(changes).where('id', '=', id).execute();
  if (isPublic(before) && before.status !== changes.status) {
    await moveResultCount(transaction, before, changes.status);
    await refreshSolvedMark(transaction, before, changes);
  }
  await publishEvent(transaction, eventOf(changes), { submissionId: id });
}

const isPublic = ({ contestId, groupId }: LockedSubmission) => contestId === null && groupId === null;

const eventOf = ({ status }: SubmissionChanges) =>
  isUnderWay(status) ? 'submission.progress' : 'submission.judged';

/** What waits or runs is counted nowhere yet. One statement, since this happens to every submission. */
async function changeUncounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const { id, problemId, userId } = before;
  const { status, updatedAt } = changes;
  const isCounted = isPublic(before) && !isUnderWay(status);
  const isSolved = isCounted && status === statuses.accepted;
  await transaction
    .with('changed', (write) =>
      write.updateTable('submission').set(changes).where('id', '=', id).returning('id'),
    )
    .with(
      'counted',
      () => sql<object>`(
        INSERT INTO problem_result_count AS known (problem_id, status, count)
        SELECT ${problemId}::bigint, ${status}::smallint, 1 WHERE ${isCounted}::boolean
        ON CONFLICT (problem_id, status) DO UPDATE SET count = known.count + 1)`,
    )
    .with(
      'solved',
      () => sql<object>`(
        INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
        SELECT ${userId}, ${problemId}::bigint, ${id}::bigint, ${updatedAt}::timestamptz WHERE ${isSolved}::boolean
        ON CONFLICT (user_id, problem_id) DO NOTHING)`,
    )
    .selectNoFrom(notification(eventOf(changes), { submissionId: id }).as('notified'))
    .execute();
}

async function moveResultCount(
  transaction: Queryable,
  { problemId, status: from }: LockedSubmission,
  to: number,
) {
  const moves = [
    { status: from, change: -1 },
    { status: to, change: 1 },
  ].filter(({ status }) => !isUnderWay(status));
  // Always in the same order: two transactions that move the same two counts must not wait for each other.
  for (const { status, change } of moves.toSorted((one, other) => one.status - other.status)) {
    await transaction
      .insertInto('problemResultCount')
      .values({ problemId, status, count: Math.max(change, 0) })
      .onConflict((conflict) =>
        conflict
          .columns(['problemId', 'status'])
          .doUpdateSet({ count: sql`greatest(problem_result_count.count + ${change}, 0)` }),
      )
      .execute();
  }
}

async function refreshSolvedMark(
  transaction: Queryable,
  { id, problemId, userId, status: from }: LockedSubmission,
  { status: to, updatedAt }: SubmissionChanges,
) {
  if (to === statuses.accepted) {
    await transaction
      .insertInto('solvedProblem')
      .values({ problemId, userId, submissionId: id, solvedAt: updatedAt })
      .onConflict((conflict) => conflict.columns(['userId', 'problemId']).doNothing())
      .execute();
    return;
  }
  if (from !== statuses.accepted) return;
  const removed = await transaction
    .deleteFrom('solvedProblem')
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .where('submissionId', '=', id)
    .returning('submissionId')
    .executeTakeFirst();
  if (removed !== undefined) await markByEarlierSubmission(transaction, { userId, problemId });
}

/** Another accepted submission may have solved it as well. */
async function markByEarlierSubmission(
  transaction: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
) {
  await transaction
    .insertInto('solvedProblem')
    .columns(['userId', 'problemId', 'submissionId', 'solvedAt'])
    .expression((from) =>
      from
        .selectFrom('submission')
        .select(['userId', 'problemId', 'id', 'submittedAt'])
        .where('userId', '=', userId)
        .where('problemId', '=', problemId)
        .where('contestId', 'is', null)
        .where('groupId', 'is', null)
        .where('status', '=', statuses.accepted)
        .orderBy('submittedAt')
        .orderBy('id')
        .limit(1),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'problemId']).doNothing())
    .execute();
}
