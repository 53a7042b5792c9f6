import type { Queryable } from '@touchstone/database';

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
