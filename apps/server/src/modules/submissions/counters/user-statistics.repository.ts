/**
 * How this works: the statistics of a user are one row. Every change of a counted value locks that row first, and then
 * reads the user's submissions: two verdicts for one user run one after another, so that each sees the result of the
 * other.
 *
 * Whether a problem counts depends on its visibility, and publishing it changes the counts of all who solved it. So a
 * verdict first locks the problem, and reads it in a later statement. All transactions take the locks in this order,
 * which prevents deadlocks: one submission, its problem, statistics of users by id, result counts of the problem.
 */
import { sql, type Queryable } from '@touchstone/database';

/** Public problems of the site. */
export const isCountedProblem = sql<boolean>`problem.visibility = 'public' AND problem.group_id IS NULL`;

/**
 * Locks the user's statistics and the visibility of the problem until the transaction ends. The inner select takes its
 * lock before the outer one finds a row to lock.
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

/**
 * Returns the change of the user's score when this submission's score becomes `score`. The caller has locked the
 * statistic.
 */
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

/** Counts a problem only while it is public. */
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

/** The problem became public, or is no longer public: the solved count of everyone who solved it changes by one. */
export async function moveSolversOf(transaction: Queryable, problemId: number, change: 1 | -1) {
  const solvers = sql`(SELECT user_id FROM solved_problem WHERE problem_id = ${problemId})`;
  await lockStatisticsOf(transaction, solvers);
  await sql`
    UPDATE user_statistic SET solved_count = greatest(solved_count + ${change}::integer, 0)
    WHERE user_id IN ${solvers}`.execute(transaction);
}

/** A fixed order prevents deadlocks. */
const lockStatisticsOf = async (transaction: Queryable, userIds: ReturnType<typeof sql>) =>
  sql`SELECT FROM user_statistic WHERE user_id IN ${userIds} ORDER BY user_id FOR UPDATE`.execute(
    transaction,
  );

interface LockedCounters {
  userIds: readonly string[];
  counts: readonly { problemId: number; status: number }[];
}

/**
 * Locks what the verdicts of many submissions change, before the first of them is written. Verdicts of other submissions lock the same
 * rows in this order. Missing counts are inserted, so that every one is locked.
 */
export async function lockCountersOfVerdicts(transaction: Queryable, { userIds, counts }: LockedCounters) {
  if (userIds.length > 0) await lockStatisticsOf(transaction, sql`(SELECT unnest(${userIds}::text[]))`);
  if (counts.length === 0) return;
  await sql`
    INSERT INTO problem_result_count AS known (problem_id, status, count)
    SELECT DISTINCT problem_id, status, 0
    FROM unnest(
      ${counts.map(({ problemId }) => problemId)}::bigint[], ${counts.map(({ status }) => status)}::smallint[]
    ) AS locked (problem_id, status)
    ORDER BY problem_id, status
    ON CONFLICT (problem_id, status) DO UPDATE SET count = known.count`.execute(transaction);
}

/** Recounts from submissions: after content was loaded, or a problem was deleted. */
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
