/**
 * Recounts: each of the three counters is a query over submissions, which is compared with the stored values and
 * replaces them.
 */
import { underWayStatuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { isCountedProblem } from './user-statistics.repository.ts';

export interface Difference {
  subject: string;
  kept: string;
  counted: string;
}

export interface Differences {
  total: number;
  /** The first differences. */
  examples: Difference[];
}

/** As many as fit into a readable report. */
const exampleCount = 20;

const isPublic = sql`contest_id IS NULL AND submission.group_id IS NULL`;

const countedResults = sql`
  SELECT problem_id, status, count(*)::integer AS count FROM submission
  WHERE ${isPublic} AND status NOT IN (${sql.join(underWayStatuses)}) GROUP BY problem_id, status`;

const countedMarks = sql`
  SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id AS submission_id, submitted_at AS solved_at
  FROM submission WHERE ${isPublic} AND status = 0 ORDER BY user_id, problem_id, submitted_at, id`;

const countedStatistics = sql`
  SELECT account.id AS user_id, NOT account.is_banned AS is_ranked,
         coalesce(solved.count, 0)::integer AS solved_count,
         coalesce(made.public_count, 0)::integer AS public_submission_count,
         coalesce(made.count, 0)::integer AS submission_count,
         coalesce(scored.score, 0)::integer AS oi_score
  FROM user_account account
  LEFT JOIN (
    SELECT user_id, count(*) AS count FROM (${countedMarks}) mark JOIN problem ON problem.id = mark.problem_id
    WHERE ${isCountedProblem} GROUP BY user_id
  ) solved ON solved.user_id = account.id
  LEFT JOIN (
    SELECT user_id, count(*) AS count, count(*) FILTER (WHERE ${isPublic}) AS public_count
    FROM submission GROUP BY user_id
  ) made ON made.user_id = account.id
  LEFT JOIN (
    SELECT user_id, sum(best) AS score
    FROM (
      SELECT user_id, max(oi_rank_score) AS best FROM submission WHERE ${isPublic} GROUP BY user_id, problem_id
    ) bests GROUP BY user_id
  ) scored ON scored.user_id = account.id`;

const differingResults = sql`
  SELECT problem_id, status, coalesce(kept.count, 0) AS kept, coalesce(counted.count, 0) AS counted
  FROM problem_result_count kept FULL JOIN (${countedResults}) counted USING (problem_id, status)
  WHERE coalesce(kept.count, 0) <> coalesce(counted.count, 0)`;

const differingMarks = sql`
  SELECT user_id, problem_id, counted.submission_id, counted.solved_at,
         'submission ' || kept.submission_id || ' of ' || kept.solved_at AS kept,
         'submission ' || counted.submission_id || ' of ' || counted.solved_at AS counted
  FROM solved_problem kept FULL JOIN (${countedMarks}) counted USING (user_id, problem_id)
  WHERE kept.submission_id IS DISTINCT FROM counted.submission_id
     OR kept.solved_at IS DISTINCT FROM counted.solved_at`;

const figures = (row: string) =>
  sql.raw(`${row}.is_ranked, ${row}.solved_count, ${row}.public_submission_count,
  ${row}.submission_count, ${row}.oi_score`);

const differingStatistics = sql`
  SELECT counted.*, kept.user_id IS NULL AS is_missing,
         ROW (${figures('kept')})::text AS kept, ROW (${figures('counted')})::text AS counted
  FROM (${countedStatistics}) counted LEFT JOIN user_statistic kept USING (user_id)
  WHERE (${figures('kept')}) IS DISTINCT FROM (${figures('counted')})`;

async function loadDifferences(database: Queryable, query: RawBuilder<unknown>): Promise<Differences> {
  const { rows } = await sql<Difference & { total: number }>`
    SELECT subject, kept, counted, count(*) OVER () AS total FROM (${query}) found
    ORDER BY subject LIMIT ${exampleCount}`.execute(database);
  return {
    total: rows[0]?.total ?? 0,
    examples: rows.map(({ subject, kept, counted }) => ({ subject, kept, counted })),
  };
}

export const findWrongResults = (database: Queryable) =>
  loadDifferences(
    database,
    sql`SELECT 'problem ' || display_id || ', status ' || status AS subject, kept::text, counted::text
        FROM (${differingResults}) wrong JOIN problem ON problem.id = problem_id`,
  );

export const findWrongMarks = (database: Queryable) =>
  loadDifferences(
    database,
    sql`SELECT 'problem ' || display_id || ', user ' || username AS subject,
               coalesce(kept, 'not solved') AS kept, coalesce(counted, 'not solved') AS counted
        FROM (${differingMarks}) wrong
        JOIN problem ON problem.id = problem_id JOIN user_account ON user_account.id = user_id`,
  );

/** The columns: ranked, solved problems, public submissions, all submissions, score. */
export const findWrongStatistics = (database: Queryable) =>
  loadDifferences(
    database,
    sql`SELECT 'user ' || username AS subject, CASE WHEN is_missing THEN 'nothing' ELSE kept END AS kept, counted
        FROM (${differingStatistics}) wrong JOIN user_account ON user_account.id = user_id`,
  );

/** All queries see one snapshot, however long they take. */
export async function useSnapshot(transaction: Queryable) {
  await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(transaction);
}

/**
 * Blocks submissions, verdicts, publications and bans until the transaction ends; reads continue. Every change of a
 * counter touches one of these tables first, so none is half done when all are locked.
 */
export async function lockCounters(transaction: Queryable) {
  await sql`LOCK TABLE submission, problem, user_statistic IN EXCLUSIVE MODE`.execute(transaction);
}

/** Counting a million submissions exceeds the timeout of requests. */
export async function allowLongQueries(transaction: Queryable) {
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
}

export async function repairResults(transaction: Queryable) {
  await sql`
    INSERT INTO problem_result_count (problem_id, status, count)
    SELECT problem_id, status, counted FROM (${differingResults}) wrong
    ON CONFLICT (problem_id, status) DO UPDATE SET count = excluded.count`.execute(transaction);
}

export async function repairMarks(transaction: Queryable) {
  await sql`
    WITH wrong AS MATERIALIZED (${differingMarks}), gone AS (
      DELETE FROM solved_problem mark USING wrong
      WHERE mark.user_id = wrong.user_id AND mark.problem_id = wrong.problem_id AND wrong.submission_id IS NULL
    )
    INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
    SELECT user_id, problem_id, submission_id, solved_at FROM wrong WHERE submission_id IS NOT NULL
    ON CONFLICT (user_id, problem_id) DO UPDATE
      SET submission_id = excluded.submission_id, solved_at = excluded.solved_at`.execute(transaction);
}

export async function repairStatistics(transaction: Queryable) {
  await sql`
    INSERT INTO user_statistic
      (user_id, is_ranked, solved_count, public_submission_count, submission_count, oi_score)
    SELECT user_id, is_ranked, solved_count, public_submission_count, submission_count, oi_score
    FROM (${differingStatistics}) wrong
    ON CONFLICT (user_id) DO UPDATE SET
      is_ranked = excluded.is_ranked, solved_count = excluded.solved_count,
      public_submission_count = excluded.public_submission_count,
      submission_count = excluded.submission_count, oi_score = excluded.oi_score`.execute(transaction);
}
