/**
 * How this works: the status of a submission is counted elsewhere (results per problem, solved problems, what users are ranked by). Whoever changes a
 * status does it here, so that what is counted moves in the same transaction, and those who watch are told when it commits.
 */
import { isUnderWay, statuses } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { notification, publishEvent } from '../../../platform/event-bus.ts';
import { lockSubmission, type LockedSubmission } from './task.repository.ts';
import { findScoreChange, lockStatistic, moveStatistic } from './user-statistics.ts';

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
  if (isPublic(before)) await lockStatistic(transaction, before.userId);
  const score = await scoreChangeOf(transaction, before, changes);
  await transaction.updateTable('submission').set(changes).where('id', '=', id).execute();
  let solved = 0;
  if (isPublic(before) && before.status !== changes.status) {
    await moveResultCount(transaction, before, changes.status);
    solved = await refreshSolvedMark(transaction, before, changes);
  }
  await moveStatistic(transaction, before, { solved, score });
  await publishEvent(transaction, eventOf(changes), { submissionId: id });
}

const scoreChangeOf = async (
  transaction: Queryable,
  before: LockedSubmission,
  { oiRankScore }: SubmissionChanges,
) => (isPublic(before) && oiRankScore !== undefined ? findScoreChange(transaction, before, oiRankScore) : 0);

const isPublic = ({ contestId, groupId }: LockedSubmission) => contestId === null && groupId === null;

const eventOf = ({ status }: SubmissionChanges) =>
  isUnderWay(status) ? 'submission.progress' : 'submission.judged';

/** A problem is solved by the earliest accepted submission, whichever was judged first. */
const isEarlier = sql`(excluded.solved_at, excluded.submission_id) < (known.solved_at, known.submission_id)`;

/** What waits or runs is counted nowhere yet. One statement, since this happens to every submission. */
async function changeUncounted(transaction: Queryable, before: LockedSubmission, changes: SubmissionChanges) {
  const { id, problemId, userId } = before;
  const { status } = changes;
  const isCounted = isPublic(before) && !isUnderWay(status);
  const isSolved = isCounted && status === statuses.accepted;
  // What is under way has no points: only getting some changes anything.
  const isScored = isCounted && typeof changes.oiRankScore === 'number';
  if (isSolved || isScored) await lockStatistic(transaction, userId);
  const score = isScored ? await scoreChangeOf(transaction, before, changes) : 0;
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
        INSERT INTO solved_problem AS known (user_id, problem_id, submission_id, solved_at)
        SELECT user_id, problem_id, id, submitted_at FROM submission WHERE id = ${id} AND ${isSolved}::boolean
        ON CONFLICT (user_id, problem_id) DO UPDATE
          SET submission_id = excluded.submission_id, solved_at = excluded.solved_at
          WHERE ${isEarlier}
        RETURNING xmax = 0 AS is_new)`,
    )
    .with(
      'ranked',
      () => sql<object>`(
        UPDATE user_statistic SET
          solved_count = solved_count + (
            SELECT count(*) FROM solved, problem
            WHERE is_new AND problem.id = ${problemId} AND visibility = 'public' AND problem.group_id IS NULL),
          oi_score = greatest(oi_score + ${score}::integer, 0)
        WHERE user_id = ${userId} AND ${isSolved || score !== 0}::boolean)`,
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

/** Answers by how much the number of solved problems has changed. The user's statistic is locked: no other mark moves. */
async function refreshSolvedMark(
  transaction: Queryable,
  { id, problemId, userId, status: from }: LockedSubmission,
  { status: to }: SubmissionChanges,
): Promise<number> {
  if (to !== statuses.accepted && from !== statuses.accepted) return 0;
  const removed = await transaction
    .deleteFrom('solvedProblem')
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .$if(to !== statuses.accepted, (query) => query.where('submissionId', '=', id))
    .returning('submissionId')
    .executeTakeFirst();
  // Not the mark of this one: it stays.
  if (to !== statuses.accepted && removed === undefined) return 0;
  const isMarked = await markByEarliestSubmission(transaction, { userId, problemId });
  return Number(isMarked) - Number(removed !== undefined);
}

async function markByEarliestSubmission(
  transaction: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
): Promise<boolean> {
  const marked = await transaction
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
    .returning('submissionId')
    .executeTakeFirst();
  return marked !== undefined;
}
