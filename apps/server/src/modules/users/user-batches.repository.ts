import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { copyPushedNotices } from '../notices/index.ts';

/** Returns the given names and addresses that exist on the site, in lower case. */
export async function findTakenNames(
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
  return { usernames: named('username'), emails: named('email') };
}

export type NewUserRow = Insertable<Tables['userAccount']> & { id: string };

/** Inserts users with their copies of the notices to all users. */
export async function insertUsers(transaction: Queryable, users: readonly NewUserRow[], now: Date) {
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

export async function insertSheet(
  transaction: Queryable,
  sheet: { keyHash: Buffer; ownerId: string; content: Buffer; expiresAt: Date },
) {
  await transaction.insertInto('generatedSheet').values(sheet).execute();
}

export async function findSheet(database: Queryable, keyHash: Buffer, now: Date) {
  const row = await database
    .selectFrom('generatedSheet')
    .select('content')
    .where('keyHash', '=', keyHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.content;
}

export async function deleteExpiredSheets(database: Queryable, now: Date) {
  await database.deleteFrom('generatedSheet').where('expiresAt', '<=', now).execute();
}
