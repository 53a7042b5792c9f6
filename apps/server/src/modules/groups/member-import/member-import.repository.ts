import { sql, type Queryable } from '@touchstone/database';

/** Existing accounts by lower-case username, with their standing in the group. */
export async function findAccountsByName(database: Queryable, groupId: number, usernames: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string; isBanned: boolean; auth: number | null }>`
    SELECT user_account.id, lower(username) AS name, is_banned AS "isBanned", group_member.auth
    FROM user_account
    LEFT JOIN group_member ON group_member.user_id = user_account.id AND group_id = ${groupId}
    WHERE lower(username) = ANY (SELECT lower(unnest(${usernames}::text[])))`.execute(database);
  return new Map(rows.map((row) => [row.name, row]));
}
