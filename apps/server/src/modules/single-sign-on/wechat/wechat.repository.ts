import { findViolatedUniqueIndex, type Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';

const socialIdIndex = 'user_account_social_open_id';

/** Changes the stored id only if it is still `from`; null is none. Returns whether it was. */
export async function setSocialId(
  database: Queryable,
  { userId, from, to, now }: { userId: string; from: string | null; to: string | null; now: Date },
): Promise<boolean> {
  try {
    const { numUpdatedRows } = await database
      .updateTable('userAccount')
      .set({ socialOpenId: to, updatedAt: now })
      .where('id', '=', userId)
      .where('socialOpenId', 'is not distinct from', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (isSocialIdTaken(error)) throw callError('identityTaken');
    throw error;
  }
}

export const isSocialIdTaken = (error: unknown): boolean => findViolatedUniqueIndex(error) === socialIdIndex;

export async function setNickname(database: Queryable, userId: string, nickname: string) {
  await database.updateTable('userAccount').set({ nickname }).where('id', '=', userId).execute();
}
