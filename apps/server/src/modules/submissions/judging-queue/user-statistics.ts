/**
 * How this works: what a user is ranked by stands in one row. Whoever changes something that is counted there holds that row
 * first, and only then looks at the user's submissions: two verdicts about one user's work take turns, so that each sees
 * what the other has done. The row is always taken before the counts of a problem, never after.
 */
import { sql, type Queryable } from '@touchstone/database';

/** Until the transaction ends nobody else moves what this user is ranked by. */
export async function lockStatistic(transaction: Queryable, userId: string) {
  await transaction
    .selectFrom('userStatistic')
    .select('userId')
    .where('userId', '=', userId)
    .forUpdate()
    .execute();
}

interface ScoredSubmission {
  id: number;
  userId: string;
  problemId: number;
}

/** By how much the user's points change when this submission's become `score`. The statistic is locked by the caller. */
export async function findScoreChange(
  transaction: Queryable,
  { id, userId, problemId }: ScoredSubmission,
  score: number | null,
): Promise<number> {
  const { best, others } = await transaction
    .selectFrom('submission')
    .select((select) => [
      select.fn.max('oiRankScore').as('best'),
      select.fn.max('oiRankScore').filterWhere('id', '!=', id).as('others'),
    ])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.max(others ?? 0, score ?? 0) - (best ?? 0);
}

/** Counts a problem only while everybody may see it. */
export async function moveStatistic(
  transaction: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
  { solved, score }: { solved: number; score: number },
) {
  if (solved === 0 && score === 0) return;
  const isShown = sql`EXISTS (
    SELECT FROM problem WHERE id = ${problemId} AND visibility = 'public' AND group_id IS NULL)`;
  await transaction
    .updateTable('userStatistic')
    .set({
      solvedCount: sql`greatest(solved_count + CASE WHEN ${isShown} THEN ${solved}::integer ELSE 0 END, 0)`,
      oiScore: sql`greatest(oi_score + ${score}::integer, 0)`,
    })
    .where('userId', '=', userId)
    .execute();
}

/** From what is counted itself: after content was loaded, or a problem was published, hidden or deleted. */
export async function recountStatistics(transaction: Queryable, userIds: string[]) {
  await sql`SELECT FROM user_statistic WHERE user_id = ANY(${userIds}) ORDER BY user_id FOR UPDATE`.execute(
    transaction,
  );
  await sql`
    UPDATE user_statistic SET
      solved_count = (
        SELECT count(*) FROM solved_problem JOIN problem ON problem.id = problem_id
        WHERE solved_problem.user_id = user_statistic.user_id AND visibility = 'public' AND problem.group_id IS NULL),
      public_submission_count = (
        SELECT count(*) FROM submission
        WHERE submission.user_id = user_statistic.user_id AND contest_id IS NULL AND group_id IS NULL),
      submission_count = (SELECT count(*) FROM submission WHERE submission.user_id = user_statistic.user_id),
      oi_score = (
        SELECT coalesce(sum(best), 0)
        FROM (
          SELECT max(oi_rank_score) AS best FROM submission
          WHERE submission.user_id = user_statistic.user_id AND contest_id IS NULL AND group_id IS NULL
          GROUP BY problem_id
        ) bests)
    WHERE user_id = ANY(${userIds})`.execute(transaction);
}
