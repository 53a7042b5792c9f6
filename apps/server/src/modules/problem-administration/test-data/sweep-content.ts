/**
 * How this works: every night one server deletes expired uploads and unfinished files, then iterates over the store and
 * removes content that no row references: data of deleted problems, old data of changed problems, content that a
 * crashed server stored without recording it. Content younger than a day is kept, so that a running upload does not
 * lose it.
 *
 * Removing and referencing content exclude each other (`platform/storage/content.repository.ts`). The lock covers a few
 * files at a time, so that a concurrent save waits for milliseconds. A sweep that dies half-way has removed less, and
 * nothing else.
 */
import { inTransaction } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';
import { listUnreferenced, lockContentRemoval } from '../../../platform/storage/content.repository.ts';
import { deleteExpiredStaged } from './staged-test-data.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

const nightlyCron = '0 3 * * *';
const graceMs = 86_400_000;
const lookupBatchSize = 1000;
const removalBatchSize = 20;

export async function scheduleSweep({ queue, ...parts }: Parts & Pick<Platform, 'queue'>) {
  // Every server has its own disk for unfinished files, and only one server runs the nightly job.
  await parts.fileStore.sweepUnfinished();
  await queue.work('files.sweep', () => sweepContent(parts));
  await queue.schedule('files.sweep', nightlyCron);
}

export async function sweepContent({ database, fileStore, clock, logger }: Parts) {
  const now = clock().getTime();
  await deleteExpiredStaged(database);
  await fileStore.sweepUnfinished();
  let removed = 0;
  let old: string[] = [];
  const sweepOld = async () => {
    removed += await removeUnreferenced({ database, fileStore }, await listUnreferenced(database, old));
    old = [];
  };
  for await (const { sha256, storedAt } of fileStore.list()) {
    if (now - storedAt.getTime() < graceMs) continue;
    old.push(sha256);
    if (old.length === lookupBatchSize) await sweepOld();
  }
  await sweepOld();
  if (removed > 0) logger.info({ removed }, 'orphaned content was removed');
}

/** Checks again under the lock, which prevents new references. */
async function removeUnreferenced(
  { database, fileStore }: Pick<Parts, 'database' | 'fileStore'>,
  candidates: readonly string[],
): Promise<number> {
  let removed = 0;
  for (let start = 0; start < candidates.length; start += removalBatchSize) {
    await inTransaction(database, async (transaction) => {
      await lockContentRemoval(transaction);
      const unreferenced = await listUnreferenced(
        transaction,
        candidates.slice(start, start + removalBatchSize),
      );
      await Promise.all(unreferenced.map((sha256) => fileStore.remove(sha256)));
      removed += unreferenced.length;
    });
  }
  return removed;
}
