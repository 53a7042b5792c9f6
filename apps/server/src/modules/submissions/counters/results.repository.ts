/** What the status of a submission is counted in: results per problem, and who has solved it by which submission. */
import { isUnderWay, statuses } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { notification, type BusEventName } from '../../../platform/event-bus.ts';
import { isCountedProblem } from './user-statistics.repository.ts';

/** A problem is solved by the earliest accepted submission, whichever was judged first. */
const isEarlier = sql`(excluded.solved_at, excluded.submission_id) < (known.solved_at, known.submission_id)`;

interface FirstResult {
  submission: { id: number; problemId: number; userId: string };
  changes: Updateable<Tables['submission']> & { status: number };
  /** Whether the new status is counted at all, whether it may solve the problem, and by how much points change. */
  isCounted: boolean;
  isSolved: boolean;
  score: number;
  eventName: Extract<BusEventName, `submission.${string}`>;
}

/**
 * Changes a submission that was counted nowhere yet, with everything that counts it from now on, and tells who watches. One
 * statement, since this happens to every submission.
 */
export async function writeVerdict(transaction: Queryable, result: FirstResult) {
  const { changes, isCounted, isSolved, score } = result;
  const { id, problemId, userId } = result.submission;
  await transaction
    .with('changed', (write) =>
      write.updateTable('submission').set(changes).where('id', '=', id).returning('id'),
    )
    .with(
      'counted',
      () => sql<object>`(
        INSERT INTO problem_result_count AS known (problem_id, status, count)
        SELECT ${problemId}::bigint, ${changes.status}::smallint, 1 WHERE ${isCounted}::boolean
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
            SELECT count(*) FROM solved, problem WHERE is_new AND problem.id = ${problemId} AND ${isCountedProblem}),
          oi_score = greatest(oi_score + ${score}::integer, 0)
        WHERE user_id = ${userId} AND ${isSolved || score !== 0}::boolean)`,
    )
    .selectNoFrom(notification(result.eventName, { submissionId: id }).as('notified'))
    .execute();
}

export async function updateSubmission(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['submission']>,
) {
  await transaction.updateTable('submission').set(changes).where('id', '=', id).execute();
}

export async function moveResultCount(
  transaction: Queryable,
  problemId: number,
  { from, to }: { from: number; to: number },
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

interface Solver {
  userId: string;
  problemId: number;
}

/** The mark that this submission made, or any if none is named. False when there was none. */
export async function deleteMark(
  transaction: Queryable,
  { userId, problemId }: Solver,
  bySubmission?: number,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('solvedProblem')
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .$if(bySubmission !== undefined, (query) => query.where('submissionId', '=', bySubmission ?? 0))
    .returning('submissionId')
    .executeTakeFirst();
  return removed !== undefined;
}

/** False when no accepted submission is left. */
export async function markByEarliestSubmission(
  transaction: Queryable,
  { userId, problemId }: Solver,
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
