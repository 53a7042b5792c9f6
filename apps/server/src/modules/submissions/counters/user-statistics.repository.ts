/**
 * How this works: what a user is ranked by stands in one row. Whoever changes something that is counted there holds that row
 * first, and only then looks at the user's submissions: two verdicts about one user's work take turns, so that each sees
 * what the other has done.
 *
 * Whether a problem counts depends on who may see it, and publishing it moves the counts of all who solved it. So a verdict
 * first holds the problem as it is, and looks at it in a later statement. Everybody takes the locks in this order, which
 * keeps them from waiting for each other in a circle: one submission, its problem, users' statistics by id, counts of the
 * problem's results.
 */
import { sql, type Queryable } from '@touchstone/database';

/** Problems that everybody may see. */
export const isCountedProblem = sql<boolean>`problem.visibility = 'public' AND problem.group_id IS NULL`;

/**
 * Until the transaction ends nobody else moves what this user is ranked by, or changes who may see the problem. The inner
 * select is done, and its lock taken, before the outer one finds a row to lock.
 */
export async function lockStatistic(
  transaction: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
) {
  await sql`
    WITH held AS MATERIALIZED (SELECT id FROM problem WHERE id = ${problemId} FOR KEY SHARE)
    SELECT FROM held, user_statistic WHERE user_id = ${userId} FOR UPDATE OF user_statistic`.execute(
    transaction,
  );
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
  const isShown = sql`EXISTS (SELECT FROM problem WHERE id = ${problemId} AND ${isCountedProblem})`;
  await transaction
    .updateTable('userStatistic')
    .set({
      solvedCount: sql`greatest(solved_count + CASE WHEN ${isShown} THEN ${solved}::integer ELSE 0 END, 0)`,
      oiScore: sql`greatest(oi_score + ${score}::integer, 0)`,
    })
    .where('userId', '=', userId)
    .execute();
}

/** A problem has become one that counts, or is none any more: everybody who solved it has one more or one less. */
export async function moveSolversOf(transaction: Queryable, problemId: number, change: 1 | -1) {
  const solvers = sql`(SELECT user_id FROM solved_problem WHERE problem_id = ${problemId})`;
  await lockStatisticsOf(transaction, solvers);
  await sql`
    UPDATE user_statistic SET solved_count = greatest(solved_count + ${change}::integer, 0)
    WHERE user_id IN ${solvers}`.execute(transaction);
}

/** Always in the same order: two that lock many must not wait for each other. */
const lockStatisticsOf = async (transaction: Queryable, userIds: ReturnType<typeof sql>) =>
  sql`SELECT FROM user_statistic WHERE user_id IN ${userIds} ORDER BY user_id FOR UPDATE`.execute(
    transaction,
  );

/** From what is counted itself: after content was loaded, or a problem was deleted. */
export async function recountStatistics(transaction: Queryable, userIds: string[]) {
  const wanted = sql`(SELECT unnest(${userIds}::text[]))`;
  await lockStatisticsOf(transaction, wanted);
  await sql`
    UPDATE user_statistic SET
      solved_count = (
        SELECT count(*) FROM solved_problem JOIN problem ON problem.id = problem_id
        WHERE solved_problem.user_id = user_statistic.user_id AND ${isCountedProblem}),
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
    WHERE user_id IN ${wanted}`.execute(transaction);
}
