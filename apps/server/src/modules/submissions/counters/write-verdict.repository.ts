/** The write of a verdict: the submission, the counters, the solved mark and the event, in one statement. */
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Updateable } from 'kysely';
import { notification, type BusEventName } from '../../../platform/event-bus.ts';
import { isCountedProblem } from './user-statistics.repository.ts';

/** The earliest accepted submission solves a problem, whichever was judged first. */
const isEarlier = sql`(excluded.solved_at, excluded.submission_id) < (known.solved_at, known.submission_id)`;

interface Verdict {
  submission: { id: number; problemId: number; userId: string };
  changes: Updateable<Tables['submission']> & { status: number };
  /** Whether the new status is counted, whether it can solve the problem, whether it is a verdict, the change of the score. */
  isCounted: boolean;
  isSolved: boolean;
  isFinal: boolean;
  score: number;
  eventName: Extract<BusEventName, `submission.${string}`>;
}

/**
 * Writes the first verdict of a submission, which no counter includes yet, moves the counters and publishes the event. It is
 * one statement because it runs for every submission.
 */
export async function writeVerdict(transaction: Queryable, verdict: Verdict) {
  const { changes, isCounted, isSolved, isFinal, score } = verdict;
  const { id, problemId, userId } = verdict.submission;
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
    // Until the transaction ends no training gets or loses the problem; the progress in trainings is updated next.
    .with(
      'held',
      () =>
        sql<object>`(SELECT id FROM problem WHERE id = ${problemId} AND ${isFinal}::boolean FOR KEY SHARE)`,
    )
    .selectNoFrom([
      notification(verdict.eventName, {
        submissionId: id,
        countedProblemId: isCounted ? problemId : undefined,
      }).as('notified'),
      sql`(SELECT count(*) FROM held)`.as('held'),
    ])
    .execute();
}
