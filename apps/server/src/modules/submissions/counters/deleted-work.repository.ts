import { sql, type Queryable } from '@touchstone/database';

/** In the order of the ids: two that hold many must not wait for each other. */
export async function lockSubmissionsOf(transaction: Queryable, userIds: readonly string[]) {
  await transaction
    .selectFrom('submission')
    .select('id')
    .where('userId', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function lockAccounts(transaction: Queryable, userIds: readonly string[]) {
  await transaction
    .selectFrom('userAccount')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Only what was counted: judged, and outside contests and groups. */
export async function uncountResultsOf(transaction: Queryable, userIds: readonly string[]) {
  await sql`
    WITH gone AS (
      SELECT problem_id, status, count(*)::integer AS count FROM submission
      WHERE user_id = ANY (${userIds}::text[]) AND contest_id IS NULL AND group_id IS NULL AND status NOT IN (5, 6, 7)
      GROUP BY problem_id, status
    ), held AS MATERIALIZED (
      SELECT known.problem_id, known.status, gone.count FROM problem_result_count known
      JOIN gone USING (problem_id, status) ORDER BY known.problem_id, known.status FOR UPDATE OF known
    )
    UPDATE problem_result_count known SET count = greatest(known.count - held.count, 0)
    FROM held WHERE known.problem_id = held.problem_id AND known.status = held.status`.execute(transaction);
}

export async function deleteSubmissionsOf(transaction: Queryable, userIds: readonly string[]) {
  await transaction.deleteFrom('submission').where('userId', 'in', userIds).execute();
}
