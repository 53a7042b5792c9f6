import { getRemoteVendor, remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Selectable, Updateable } from 'kysely';
import { publishEvent } from '../../../platform/event-bus.ts';

export type VendorRow = Omit<Selectable<Tables['remoteVendor']>, 'key' | 'isEnabled'> & {
  key: RemotePrefix;
  isEnabled: boolean;
};

const unused = {
  isEnabled: null,
  failureCount: 0,
  pausedUntil: null,
  failureCode: null,
  failedAt: null,
  nextUseAt: null,
  nextPollAt: null,
  lastSuccessAt: null,
};

/** All vendors; one without a row has its defaults. */
export async function listVendors(database: Queryable): Promise<VendorRow[]> {
  const rows = await database.selectFrom('remoteVendor').selectAll().execute();
  return remotePrefixes.map((key) => {
    const row = rows.find((stored) => stored.key === key) ?? unused;
    return { ...row, key, isEnabled: row.isEnabled ?? !getRemoteVendor(key).isOptIn };
  });
}

export async function getVendor(database: Queryable, key: RemotePrefix): Promise<VendorRow> {
  const vendor = (await listVendors(database)).find((row) => row.key === key);
  if (vendor === undefined) throw new Error(`no vendor ${key}`);
  return vendor;
}

/** Locks the vendor until the transaction ends. It is always the last row that a transaction locks. */
export async function lockVendor(transaction: Queryable, key: RemotePrefix): Promise<VendorRow> {
  await transaction
    .insertInto('remoteVendor')
    .values({ key })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await transaction.selectFrom('remoteVendor').select('key').where('key', '=', key).forUpdate().execute();
  return getVendor(transaction, key);
}

export async function updateVendor(
  transaction: Queryable,
  key: RemotePrefix,
  changes: Updateable<Tables['remoteVendor']>,
) {
  await transaction
    .insertInto('remoteVendor')
    .values({ ...changes, key })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
    .execute();
}

/** Workers look again: submissions that waited may go on. */
export async function publishRemoteChanged(transaction: Queryable) {
  await publishEvent(transaction, 'remote.queued', {});
}

/** Submissions of each vendor that wait, and those that the site judges. */
export const countRuns = (database: Queryable) =>
  database
    .selectFrom('remoteRun')
    .select([
      'vendor',
      sql<number>`count(*) FILTER (WHERE state IN ('waiting', 'sending'))`.as('waiting'),
      sql<number>`count(*) FILTER (WHERE state = 'judging')`.as('judging'),
    ])
    .where('state', '<>', 'finished')
    .groupBy('vendor')
    .execute();
