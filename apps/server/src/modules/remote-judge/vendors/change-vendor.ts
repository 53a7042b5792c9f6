import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listAccounts, updateAccount, withoutPause } from '../../site/index.ts';
import { lockVendor, publishRemoteChanged, updateVendor } from './vendors.repository.ts';

type Parts = Pick<Platform, 'database'>;
const targetOf = (key: RemotePrefix) => `remote vendor ${key}`;

export async function enableVendor(
  { database }: Parts,
  by: Actor,
  { key, isEnabled }: { key: RemotePrefix; isEnabled: boolean },
) {
  await inTransaction(database, async (transaction) => {
    const before = await lockVendor(transaction, key);
    if (before.isEnabled === isEnabled) return;
    await updateVendor(transaction, key, { isEnabled });
    await publishRemoteChanged(transaction);
    await recordAudit(transaction, by, {
      action: 'remote-vendor.change',
      target: targetOf(key),
      before: { isEnabled: before.isEnabled },
      after: { isEnabled },
    });
  });
}

/** Ends the pauses of the vendor and of its accounts. */
export async function resumeVendor({ database }: Parts, by: Actor, key: RemotePrefix) {
  const { accountKey } = getRemoteVendor(key);
  await inTransaction(database, async (transaction) => {
    const accounts = await listAccounts(transaction);
    for (const account of accounts)
      if (account.accountKey === accountKey && account.pausedUntil !== null)
        await updateAccount(transaction, account.id, withoutPause);
    await updateVendor(transaction, key, withoutPause);
    await publishRemoteChanged(transaction);
    await recordAudit(transaction, by, { action: 'remote-vendor.resume', target: targetOf(key) });
  });
}
