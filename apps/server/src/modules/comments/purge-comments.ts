import { commentLimits } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { removeDeletedBefore } from './deleted-comments.repository.ts';

const daily = '40 4 * * *';
const dayMs = 86_400_000;

/** Removes comments and replies whose time to be restored is over. */
export async function purgeComments({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const before = new Date(clock().getTime() - commentLimits.restoreDays * dayMs);
  for (const table of ['comment', 'reply'] as const)
    while ((await removeDeletedBefore(database, table, before)) > 0) continue;
}

/** Runs on one server at a time. */
export async function schedulePurge({
  database,
  clock,
  queue,
}: Pick<Platform, 'database' | 'clock' | 'queue'>) {
  await queue.work('comments.purge', () => purgeComments({ database, clock }));
  await queue.schedule('comments.purge', daily);
}
