/**
 * How this works: every night one server deletes expired uploads and unfinished files, then iterates over the store and
 * removes content that no row references: data of deleted problems, old data of changed problems, content that a
 * crashed server stored without recording it. Content younger than a day is kept, so that a running upload does not
 * lose it.
 *
 * A store carries a mark: the identity of the database whose files it has. Another site, a restored copy or a test cluster on the same
 * store knows none of these files and would remove them all. So a sweep removes nothing from a store with another mark, and one
 * that would remove a large share asks first: an administrator confirms it in the back office or with `touchstone sweep`, for a day and
 * for the number of files that was shown. A store without a mark gets that of the database that knows nearly all of its files.
 *
 * Removing and referencing content exclude each other (`platform/storage/content.repository.ts`). The lock covers a few
 * files at a time, so that a concurrent save waits for milliseconds. A sweep that dies half-way has removed less, and
 * nothing else.
 */
import { inTransaction } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';
import { FileStoreError } from '../../../platform/storage/file-store.ts';
import { listUnreferenced, lockContentRemoval } from '../../../platform/storage/content.repository.ts';
import { findSweep, loadDatabaseIdentity, recordSweep } from './content-sweep.repository.ts';
import { deleteExpiredStaged } from './staged-test-data.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore' | 'clock' | 'logger'>;

const nightlyCron = '0 3 * * *';
const graceMs = 86_400_000;
/** So many are removed without asking: this share, or this number from a store with our mark. */
const smallShare = 0.1;
const fewFiles = 100;
const confirmedForMs = 86_400_000;
const lookupBatchSize = 1000;
const removalBatchSize = 20;

export async function scheduleSweep({ queue, ...parts }: Parts & Pick<Platform, 'queue'>) {
  // Every server has its own disk for unfinished files, and only one server runs the nightly job.
  await parts.fileStore.sweepUnfinished();
  await markEmptyStore(parts);
  await queue.work('files.sweep', () => sweepContent(parts));
  await queue.schedule('files.sweep', nightlyCron);
}

export async function sweepContent({ database, fileStore, clock, logger }: Parts) {
  const now = clock();
  await deleteExpiredStaged(database);
  await fileStore.sweepUnfinished();
  const { totalFiles, unreferenced } = await findUnreferenced({ database, fileStore }, now);
  const counts = { totalFiles, unreferencedFiles: unreferenced.length, sweptAt: now };
  const identity = await loadDatabaseIdentity(database);
  const mark = await fileStore.readMark();
  const refusal = findRefusal({ ...counts, mark, identity });
  if (refusal !== undefined && !(await isConfirmed(database, unreferenced.length, now))) {
    await recordSweep(database, { ...counts, outcome: refusal });
    logger.error({ ...counts, reason: refusal }, 'no file was removed: an administrator must confirm it');
    return;
  }
  if (mark !== identity) await fileStore.writeMark(identity);
  const removed = await removeUnreferenced({ database, fileStore }, unreferenced);
  await recordSweep(database, { ...counts, outcome: 'done' });
  if (removed > 0) logger.info({ removed }, 'orphaned content was removed');
}

async function findUnreferenced({ database, fileStore }: Pick<Parts, 'database' | 'fileStore'>, now: Date) {
  const unreferenced: string[] = [];
  let totalFiles = 0;
  let old: string[] = [];
  const lookUp = async () => {
    unreferenced.push(...(await listUnreferenced(database, old)));
    old = [];
  };
  for await (const { sha256, storedAt } of fileStore.list()) {
    totalFiles += 1;
    if (now.getTime() - storedAt.getTime() < graceMs) continue;
    old.push(sha256);
    if (old.length === lookupBatchSize) await lookUp();
  }
  await lookUp();
  return { totalFiles, unreferenced };
}

/** Undefined: it may be done without asking. */
function findRefusal({
  mark,
  identity,
  totalFiles,
  unreferencedFiles,
}: {
  mark: string | undefined;
  identity: string;
  totalFiles: number;
  unreferencedFiles: number;
}): 'foreign' | 'asks' | undefined {
  if (mark !== undefined && mark !== identity) return 'foreign';
  if (mark === identity && unreferencedFiles <= fewFiles) return undefined;
  return unreferencedFiles > totalFiles * smallShare ? 'asks' : undefined;
}

async function isConfirmed(database: Parts['database'], files: number, now: Date): Promise<boolean> {
  const sweep = await findSweep(database);
  if (sweep === undefined || sweep.confirmedFiles === null || sweep.confirmedAt === null) return false;
  return files <= sweep.confirmedFiles && now.getTime() - sweep.confirmedAt.getTime() < confirmedForMs;
}

/** Marks a store that is still empty, so that another site on it is noticed from its first night. */
async function markEmptyStore({ database, fileStore, logger }: Parts) {
  try {
    if ((await fileStore.readMark()) !== undefined) return;
    if (!(await isEmpty(fileStore))) return;
    await fileStore.writeMark(await loadDatabaseIdentity(database));
  } catch (error) {
    // The site starts without its store; the first sweep marks it.
    if (!(error instanceof FileStoreError)) throw error;
    logger.warn({ err: error }, 'the file store could not be marked yet');
  }
}

async function isEmpty(fileStore: Parts['fileStore']): Promise<boolean> {
  const contents = fileStore.list()[Symbol.asyncIterator]();
  const { done } = await contents.next();
  await contents.return?.();
  return done === true;
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
