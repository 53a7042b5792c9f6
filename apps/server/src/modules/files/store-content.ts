/** Bytes with a row of their own. `platform/storage/content.repository.ts` tells how rows and content stay together. */
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import {
  listUnreferenced,
  lockContentRemoval,
  lockContentRows,
} from '../../platform/storage/content.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'logger'>;

/** `write` gives the content its row. */
export async function storeContent<Written>(
  { database, fileStore }: Parts,
  bytes: Uint8Array,
  write: (transaction: Queryable, sha256: string) => Promise<Written>,
): Promise<Written> {
  const sha256 = await fileStore.put(bytes);
  return inTransaction(database, async (transaction) => {
    await lockContentRows(transaction);
    // Costs a look: had another row just given up the same content, it might be gone again.
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
    // The row has changed already: what could not be removed is wasted space until the next sweep.
    logger.warn({ err: error, sha256 }, 'content that nothing names any more could not be removed');
  }
}
