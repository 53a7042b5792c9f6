import type { Queryable } from '@touchstone/database';

export function findAuthenticatorApp(database: Queryable, userId: string) {
  return database
    .selectFrom('authenticatorApp')
    .select(['secret', 'confirmedAt', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** Replaces an earlier secret that was never confirmed. Returns false if the account has an app in use. */
export async function storeNewSecret(
  database: Queryable,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('authenticatorApp')
    .values({ userId, secret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, createdAt: now, lastStep: 0 })
        .where('authenticatorApp.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function confirmApp(
  transaction: Queryable,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('authenticatorApp')
    .set({ confirmedAt: now })
    .where('userId', '=', userId)
    .where('secret', '=', secret)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code is valid once: of concurrent calls with codes of one step, one succeeds. */
export async function claimStep(
  database: Queryable,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('authenticatorApp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteApp(transaction: Queryable, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('authenticatorApp')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
