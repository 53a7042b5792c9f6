/** The lists of existing clients replace all accounts of a judge. Accounts that stay keep their state. */
import type { RemoteAccountKey } from '@touchstone/contract/remote-judges';
import type { Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { encryptSecret } from './account-secrets.ts';
import {
  deleteAccount,
  insertAccount,
  isAccountBusy,
  listAccounts,
  updateAccount,
  withoutPause,
} from './remote-accounts.repository.ts';

export interface WantedAccount {
  username: string;
  /** Undefined: the stored one. */
  password: string | undefined;
}

export async function replaceAccounts(
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
  transaction: Queryable,
  accountKey: RemoteAccountKey,
  wanted: readonly WantedAccount[],
) {
  const stored = (await listAccounts(transaction)).filter((account) => account.accountKey === accountKey);
  const now = clock();
  for (const account of stored) {
    if (wanted.some(({ username }) => username === account.username)) continue;
    if (await isAccountBusy(transaction, account.id, now))
      throw callError('remoteAccountBusy', { username: account.username });
    await deleteAccount(transaction, account.id);
  }
  for (const [position, { username, password }] of wanted.entries()) {
    const id = stored.find((account) => account.username === username)?.id;
    const secret =
      password === undefined ? undefined : encryptSecret(secrets, { accountKey, username }, { password });
    if (id !== undefined)
      await updateAccount(transaction, id, {
        position,
        updatedAt: now,
        ...(secret !== undefined && { secret, session: null, ...withoutPause }),
      });
    else if (secret !== undefined)
      await insertAccount(transaction, {
        accountKey,
        username,
        secret,
        position,
        createdAt: now,
        updatedAt: now,
      });
  }
}
