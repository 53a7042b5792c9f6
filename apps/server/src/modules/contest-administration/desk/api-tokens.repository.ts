/** Tokens of the Contest API. */
import type { RoleCode } from '@touchstone/contract';
import type { Queryable, Tables } from '@touchstone/database';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { Insertable } from 'kysely';

export async function insertApiToken(database: Queryable, row: Insertable<Tables['contestApiToken']>) {
  const { id } = await database
    .insertInto('contestApiToken')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const listApiTokens = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestApiToken')
    .innerJoin('userAccount', 'userAccount.id', 'contestApiToken.createdBy')
    .select([
      'contestApiToken.id',
      'contestApiToken.name',
      'contestApiToken.createdAt',
      'contestApiToken.lastUsedAt',
      'userAccount.username',
    ])
    .where('contestId', '=', contestId)
    .orderBy('contestApiToken.id', 'desc')
    .execute();

/** Returns the name, or undefined if the contest has no such token. */
export async function deleteApiToken(
  database: Queryable,
  { contestId, id }: { contestId: number; id: number },
) {
  const row = await database
    .deleteFrom('contestApiToken')
    .where('id', '=', id)
    .where('contestId', '=', contestId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** The token with the account that created it, unless that account is banned. */
export async function findApiToken(database: Queryable, tokenHash: Buffer) {
  const row = await database
    .selectFrom('contestApiToken')
    .innerJoin('userAccount', 'userAccount.id', 'contestApiToken.createdBy')
    .select(['contestApiToken.id', 'contestApiToken.contestId', 'contestApiToken.lastUsedAt'])
    .select(['userAccount.id as userId', 'userAccount.username', 'userAccount.roleCode'])
    .where('tokenHash', '=', tokenHash)
    .where('userAccount.isBanned', '=', false)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, contestId, lastUsedAt, userId, username, roleCode } = row;
  const creator = { id: userId, username, role: roleFromCode(roleCode as RoleCode) };
  return { id, contestId, lastUsedAt, creator };
}

export async function recordApiTokenUse(database: Queryable, id: number, now: Date) {
  await database.updateTable('contestApiToken').set({ lastUsedAt: now }).where('id', '=', id).execute();
}
