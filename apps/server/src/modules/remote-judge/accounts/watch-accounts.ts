import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';

async function hasAccount(database: Queryable): Promise<boolean> {
  const row = await database
    .selectFrom('remoteAccount')
    .select('id')
    .where('isEnabled', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Calls `onFound` once: now, if the site has an account at another judge, or when the first one is added. */
export async function watchAccounts(
  { database, eventBus }: Pick<Platform, 'database' | 'eventBus'>,
  onFound: () => void,
) {
  let isFound = false;
  const look = async () => {
    if (isFound || !(await hasAccount(database)) || isFound) return;
    isFound = true;
    onFound();
  };
  eventBus.subscribe('remote.queued', { handle: look, resync: look });
  await look();
}
