import type { Queryable } from '@touchstone/database';

/** Submissions that these users made since. */
export async function listIdsOfUsers(
  database: Queryable,
  { userIds, since }: { userIds: string[]; since: Date },
): Promise<number[]> {
  if (userIds.length === 0) return [];
  const rows = await database
    .selectFrom('submission')
    .select('id')
    .where('userId', 'in', userIds)
    .where('submittedAt', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}
