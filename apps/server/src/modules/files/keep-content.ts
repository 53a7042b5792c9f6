/**
 * How this works: content lies in the file store, rows give it owners, and several rows may share one content. A row must
 * never be without its content, whatever dies and whoever acts at once:
 * 1. The content is stored before any row names it. Should the server die here, some bytes are left over, nothing else.
 * 2. The transaction that writes the row holds the lock of the content and stores it once more, which costs a look: had
 *    another row just given up the same content, it might be gone again.
 * 3. Content whose row has gone is removed after the commit, under its own lock and only if nothing names it. Should this
 *    fail, some bytes are left over.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { isContentUsed, lockContent } from './files.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'logger'>;

/** `write` gives the content its row. */
export async function keepContent<Written>(
  { database, fileStore }: Parts,
  bytes: Uint8Array,
  write: (transaction: Queryable, sha256: string) => Promise<Written>,
): Promise<Written> {
  const sha256 = await fileStore.put(bytes);
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction, sha256);
    await fileStore.put(bytes);
    return write(transaction, sha256);
  });
}

export async function removeIfUnused({ database, fileStore, logger }: Parts, sha256: string) {
  try {
    await inTransaction(database, async (transaction) => {
      await lockContent(transaction, sha256);
      if (!(await isContentUsed(transaction, sha256))) await fileStore.remove(sha256);
    });
  } catch (error) {
    // The row has changed already: what could not be removed is wasted space, not the caller's failure.
    logger.warn({ err: error, sha256 }, 'content that nothing names any more could not be removed');
  }
}
