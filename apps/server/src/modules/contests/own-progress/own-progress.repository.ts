import { statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

interface Wanted {
  contestId: number;
  userId: string;
  /** Exclusive; null without an end. */
  until: Date | null;
}

/** Oldest first. */
export const listOwnSubmissions = (database: Queryable, { contestId, userId, until }: Wanted) =>
  database
    .selectFrom('submission')
    .select(['problemId', 'status', 'score'])
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .$if(until !== null, (query) => query.where('submittedAt', '<', until ?? new Date(0)))
    .orderBy('submittedAt')
    .orderBy('id')
    .execute();

/** Accepted if ever, else the newest result. */
export async function listOwnGroupResults(
  database: Queryable,
  { userId, groupId, problemIds }: { userId: string; groupId: number; problemIds: readonly number[] },
) {
  const { rows } = await sql<{ problemId: number; status: number }>`
    SELECT DISTINCT ON (problem_id) problem_id AS "problemId", status FROM submission
    WHERE group_id = ${groupId} AND contest_id IS NULL AND user_id = ${userId}
      AND problem_id = ANY (${problemIds}::bigint[])
    ORDER BY problem_id, status = ${statuses.accepted} DESC, id DESC`.execute(database);
  return rows;
}
