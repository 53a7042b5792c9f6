import type { Queryable } from '@touchstone/database';

export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function replaceRecoveryCodes(
  transaction: Queryable,
  userId: string,
  codeHashes: readonly Buffer[],
) {
  await transaction.deleteFrom('recoveryCode').where('userId', '=', userId).execute();
  if (codeHashes.length === 0) return;
  await transaction
    .insertInto('recoveryCode')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

/** Deletes the code. Of concurrent callers with the same code one succeeds. */
export async function takeRecoveryCode(
  database: Queryable,
  { userId, codeHash }: { userId: string; codeHash: Buffer },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('recoveryCode')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
