import type { Platform } from '../platform/platform.ts';
import { ensureRootAccount } from './accounts/index.ts';
import { loadDemoContent } from './demo/index.ts';
import { moveStoredAccounts, storeLanguages } from './site/index.ts';

export interface ContentEvents {
  /** Only when the password was made up here: one from the environment is known already. */
  onRootCreated: (password: string) => void;
}

/** What a new database must hold before the first request: root, languages, and the demo content unless it is unwanted. */
export async function prepareContent(platform: Platform, events: ContentEvents) {
  const rootPassword = await ensureRootAccount(platform);
  if (rootPassword !== undefined) events.onRootCreated(rootPassword);
  await storeLanguages(platform);
  await moveStoredAccounts(platform);
  if (platform.configuration.isDemoContentWanted) await loadDemoContent(platform);
}
