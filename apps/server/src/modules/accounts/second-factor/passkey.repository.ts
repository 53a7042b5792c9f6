import type { Queryable } from '@touchstone/database';

export interface Passkey {
  id: number;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string;
  rpId: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const credentialIdIndex = 'passkey_credential_id_key';

export function listPasskeys(database: Queryable, userId: string): Promise<Passkey[]> {
  return database.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('id').execute();
}

export function findPasskey(
  database: Queryable,
  { credentialId, rpId }: { credentialId: string; rpId: string },
): Promise<Passkey | undefined> {
  return database
    .selectFrom('passkey')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .where('rpId', '=', rpId)
    .executeTakeFirst();
}

export async function insertPasskey(transaction: Queryable, passkey: Omit<Passkey, 'id' | 'lastUsedAt'>) {
  await transaction.insertInto('passkey').values(passkey).execute();
}

/** Returns false if the passkey was used or removed since it was loaded. */
export async function recordPasskeyUse(
  database: Queryable,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkey')
    .set({ counter: newCounter, lastUsedAt: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function renamePasskey(
  database: Queryable,
  { userId, id, name }: { userId: string; id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(transaction: Queryable, { userId, id }: { userId: string; id: number }) {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeys(transaction: Queryable, userId: string) {
  await transaction.deleteFrom('passkey').where('userId', '=', userId).execute();
}
