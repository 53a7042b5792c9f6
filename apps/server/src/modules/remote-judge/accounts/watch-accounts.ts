import type { Platform } from '../../../platform/platform.ts';
import { listAccounts } from '../../site/index.ts';

/** Calls `onFound` once: now, if the site has an account at another judge, or when the first one is added. */
export async function watchAccounts(
  { database, eventBus }: Pick<Platform, 'database' | 'eventBus'>,
  onFound: () => void,
) {
  let isFound = false;
  const look = async () => {
    if (isFound) return;
    const accounts = await listAccounts(database);
    if (isFound || !accounts.some(({ isEnabled }) => isEnabled)) return;
    isFound = true;
    onFound();
  };
  eventBus.subscribe('remote.queued', { handle: look, resync: look });
  await look();
}
