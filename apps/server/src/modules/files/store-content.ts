/**
 * Content with its own row. `platform/storage/content.repository.ts` describes how rows and content stay
 * consistent.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import {
  listUnreferenced,
  lockContentRemoval,
  lockContentRows,
} from '../../platform/storage/content.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'logger'>;

/** `write` inserts the row of the content. */
export async function storeContent<Written>(
  { database, fileStore }: Parts,
  bytes: Uint8Array,
  write: (transaction: Queryable, sha256: string) => Promise<Written>,
): Promise<Written> {
  const sha256 = await fileStore.put(bytes);
  return inTransaction(database, async (transaction) => {
    await lockContentRows(transaction);
    // A cheap check: if another row has just released the same content, it may have been removed.
    await fileStore.put(bytes);
    return write(transaction, sha256);
  });
}

export async function removeIfUnused({ database, fileStore, logger }: Parts, sha256: string) {
  try {
    await inTransaction(database, async (transaction) => {
      await lockContentRemoval(transaction);
      if ((await listUnreferenced(transaction, [sha256])).length > 0) await fileStore.remove(sha256);
    });
  } catch (error) {
    // The row has changed already: content that could not be removed wastes space until the next sweep.
    logger.warn({ err: error, sha256 }, 'could not remove unreferenced content');
  }
}
