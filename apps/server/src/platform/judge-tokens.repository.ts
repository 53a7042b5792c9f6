/** Tokens of judges: the gateway authenticates by them, administrators create and revoke them. */
import type { Queryable, Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';

export async function insertToken(database: Queryable, row: Insertable<Tables['judgeToken']>) {
  const { id } = await database
    .insertInto('judgeToken')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function listTokens(database: Queryable) {
  return database
    .selectFrom('judgeToken')
    .select(['id', 'name', 'createdAt', 'lastUsedAt', 'revokedAt'])
    .orderBy('id', 'desc')
    .execute();
}

export type JudgeTokenRow = Awaited<ReturnType<typeof listTokens>>[number];

/** Returns the name, or undefined if there is no token to revoke. */
export async function revokeToken(database: Queryable, id: number, now: Date) {
  const row = await database
    .updateTable('judgeToken')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Finds the token with this hash unless it is revoked. */
export const findLiveToken = (database: Queryable, tokenHash: Buffer) =>
  database
    .selectFrom('judgeToken')
    .select(['id', 'name'])
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();

export async function isTokenLive(database: Queryable, id: number) {
  const row = await database
    .selectFrom('judgeToken')
    .select('id')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordTokenUse(database: Queryable, id: number, now: Date) {
  await database.updateTable('judgeToken').set({ lastUsedAt: now }).where('id', '=', id).execute();
}
