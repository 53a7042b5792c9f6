/**
 * Versions before remote judging stored these accounts as plain text in the settings. A migration cannot encrypt them, so the
 * start of a server moves them. It changes nothing when there are none, and servers that start together are serialized.
 */
import { forEachAccountKey, remoteAccountKeys } from '@touchstone/contract/remote-judges';
import type { Platform } from '../../../platform/platform.ts';
import { encryptSecret } from './account-secrets.ts';
import { insertAccount, lockAccounts } from './remote-accounts.repository.ts';

export async function moveStoredAccounts({
  settings,
  secrets,
  clock,
}: Pick<Platform, 'settings' | 'secrets' | 'clock'>) {
  await settings.reload();
  const { remoteAccounts } = settings.current.switches;
  if (remoteAccountKeys.every((key) => remoteAccounts[key].length === 0)) return;
  await settings.change('switches', { remoteAccounts: forEachAccountKey(() => []) }, async (transaction) => {
    await lockAccounts(transaction);
    const now = clock();
    for (const accountKey of remoteAccountKeys)
      for (const [position, { username, password }] of remoteAccounts[accountKey].entries())
        await insertAccount(transaction, {
          accountKey,
          username,
          secret: encryptSecret(secrets, { accountKey, username }, { password }),
          position,
          createdAt: now,
          updatedAt: now,
        });
  });
}
