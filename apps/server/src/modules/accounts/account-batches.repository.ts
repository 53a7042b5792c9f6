/** Many accounts at once. */
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { copyPushedNotices } from '../notices/index.ts';
import { loadLookalikeTest } from './staff-lookalikes.ts';

/** The given names and addresses that exist on the site, in lower case, and the names that look like those of its staff. */
export async function listTakenNames(
  database: Queryable,
  { usernames, emails }: { usernames: readonly string[]; emails: readonly string[] },
) {
  const { rows } = await sql<{ kind: 'username' | 'email'; name: string }>`
    SELECT 'username' AS kind, lower(username) AS name FROM user_account
    WHERE lower(username) = ANY (SELECT lower(unnest(${usernames}::text[])))
    UNION ALL
    SELECT 'email', lower(email) FROM user_account
    WHERE lower(email) = ANY (SELECT lower(unnest(${emails}::text[])))`.execute(database);
  const named = (kind: 'username' | 'email') =>
    new Set(rows.filter((row) => row.kind === kind).map((row) => row.name));
  const looksLikeStaff = await loadLookalikeTest(database);
  return { usernames: named('username'), emails: named('email'), looksLikeStaff };
}

export type NewAccountRow = Insertable<Tables['userAccount']> & { id: string };

/** Inserts accounts with their copies of the notices to all users. */
export async function insertAccounts(transaction: Queryable, users: readonly NewAccountRow[], now: Date) {
  await transaction
    .insertInto('userAccount')
    .values(users.map((user) => ({ ...user, createdAt: now, updatedAt: now })))
    .execute();
  await copyPushedNotices(
    transaction,
    users.map(({ id }) => id),
    now,
  );
}
