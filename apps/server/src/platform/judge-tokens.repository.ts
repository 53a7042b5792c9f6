/** Tokens of judges: the gateway asks who shows one, the back office makes and revokes them. */
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

/** Answers its name, or undefined when there is none that could be revoked. */
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

/** The live token with this hash. */
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
