import { sql, type Queryable } from '@touchstone/database';

export async function findUserId(database: Queryable, username: string): Promise<string | undefined> {
  const user = await database
    .selectFrom('userAccount')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .executeTakeFirst();
  return user?.id;
}

/** Deleted accounts are absent. */
export async function mapUsernames(
  database: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await database
    .selectFrom('userAccount')
    .select(['id', 'username'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Tags of the site and of the group; null outside groups. */
export async function mapTagNames(
  database: Queryable,
  ids: readonly number[],
  groupId: number | null,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('tag')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where((where) => where.or([where('groupId', 'is', null), where('groupId', '=', groupId)]))
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function isInContest(database: Queryable, problemId: number): Promise<boolean> {
  const row = await database
    .selectFrom('contestProblem')
    .select('id')
    .where('problemId', '=', problemId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
