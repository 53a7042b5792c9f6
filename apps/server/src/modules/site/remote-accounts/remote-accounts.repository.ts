import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, Updateable } from 'kysely';
import { publishEvent } from '../../../platform/event-bus.ts';

/** In the order of the lists of existing clients. */
export const listAccounts = (database: Queryable) =>
  database
    .selectFrom('remoteAccount')
    .selectAll()
    .orderBy('accountKey')
    .orderBy('position')
    .orderBy('id')
    .execute();

export type RemoteAccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

/** Serializes changes of the accounts, until the transaction ends. */
export async function lockAccounts(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('remote accounts', 0))`.execute(transaction);
}

export const findAccount = (database: Queryable, id: number) =>
  database.selectFrom('remoteAccount').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns undefined if the site has an account with this name. */
export async function insertAccount(transaction: Queryable, account: Insertable<Tables['remoteAccount']>) {
  const row = await transaction
    .insertInto('remoteAccount')
    .values(account)
    .onConflict((conflict) => conflict.columns(['accountKey', 'username']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await publishEvent(transaction, 'remote.queued', {});
  return row?.id;
}

/** A change may let submissions go on that wait. */
export async function updateAccount(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['remoteAccount']>,
) {
  await transaction.updateTable('remoteAccount').set(changes).where('id', '=', id).execute();
  await publishEvent(transaction, 'remote.queued', {});
}

/** An account in use has a lease, or its code is on the way to the site. */
export const isAccountBusy = async (transaction: Queryable, id: number, now: Date) => {
  const row = await transaction
    .selectFrom('remoteAccount')
    .select('id')
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('leaseUntil', '>', now),
        where.exists(
          where
            .selectFrom('remoteRun')
            .select('submissionId')
            .whereRef('remoteRun.accountId', '=', 'remoteAccount.id')
            .where('remoteRun.state', '=', 'sending'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
};

export async function deleteAccount(transaction: Queryable, id: number) {
  await transaction.deleteFrom('remoteAccount').where('id', '=', id).execute();
}

/** Clears the circuit breaker of an account. */
export const withoutPause = { pausedUntil: null, failureCode: null, failureCount: 0, failedAt: null };
