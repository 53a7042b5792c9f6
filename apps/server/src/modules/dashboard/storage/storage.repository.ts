import { sql, type Queryable } from '@touchstone/database';

/**
 * Usage by purpose. Content that several rows of a purpose share is stored once and counted once; content
 * shared between purposes is counted in each.
 */
export async function listUsage(database: Queryable) {
  const { rows } = await sql<{ purpose: string; files: number; bytes: number }>`
    SELECT 'test-data' AS purpose, count(*) AS files, coalesce(sum(bytes), 0)::bigint AS bytes
    FROM (
      SELECT input_sha256 AS sha256, input_bytes AS bytes FROM problem_case
      UNION SELECT answer_sha256, answer_bytes FROM problem_case
    ) AS test_data
    UNION ALL
    SELECT purpose, count(*), coalesce(sum(size_bytes), 0)::bigint
    FROM (SELECT DISTINCT purpose, sha256, size_bytes FROM stored_file) AS stored
    GROUP BY purpose
    ORDER BY bytes DESC, purpose`.execute(database);
  return rows;
}
