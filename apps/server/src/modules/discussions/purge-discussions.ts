import { discussionLimits } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { removeDeletedBefore } from './discussions.repository.ts';

const daily = '20 4 * * *';
const dayMs = 86_400_000;

/** Removes discussions whose time to be restored is over. */
export async function purgeDiscussions({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const before = new Date(clock().getTime() - discussionLimits.restoreDays * dayMs);
  while ((await removeDeletedBefore(database, before)) > 0) continue;
}

/** Runs on one server at a time. */
export async function schedulePurge({
  database,
  clock,
  queue,
}: Pick<Platform, 'database' | 'clock' | 'queue'>) {
  await queue.work('discussions.purge', () => purgeDiscussions({ database, clock }));
  await queue.schedule('discussions.purge', daily);
}
