/**
 * How this works: a job runs every hour on one of the servers. It pushes the waiting notices one after another, each in its own
 * transaction, which writes the copies of all recipients and marks the notice as pushed. If the server dies, the transaction
 * rolls back and the retry of the job pushes the notice. If two jobs run at once, each locks the notice it pushes and skips
 * locked ones. A unique index prevents two copies of one notice for one user. A user who deleted a copy does not get it again.
 *
 * A notice to all users waits for accounts that are being created, and blocks new accounts until it is pushed. An account that
 * is created later gets all notices that were pushed to all users before. A new administrator does not get earlier notices to
 * administrators.
 */
import { inTransaction } from '@touchstone/database';
import type { Platform } from '../../../platform/platform.ts';
import { deliverNotice, waitForNewAccounts } from '../../notices/index.ts';
import { markPushed, takeWaitingNotice } from './push.repository.ts';

const everyHour = '0 * * * *';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function schedulePushes({ database, clock, queue }: Parts & Pick<Platform, 'queue'>) {
  await queue.work('notices.push', async () => {
    await pushNotices({ database, clock });
  });
  await queue.schedule('notices.push', everyHour);
}

/** How many notices went out. */
export async function pushNotices(parts: Parts): Promise<number> {
  let pushed = 0;
  while (await pushNext(parts)) pushed += 1;
  return pushed;
}

const pushNext = ({ database, clock }: Parts) =>
  inTransaction(database, async (transaction) => {
    const notice = await takeWaitingNotice(transaction);
    if (notice === undefined) return false;
    if (notice.audience === 'All') await waitForNewAccounts(transaction);
    const now = clock();
    const deliveredCount = await deliverNotice(transaction, { ...notice, now });
    await markPushed(transaction, notice.id, { pushedAt: now, deliveredCount });
    return true;
  });

const hourMs = 3_600_000;

export const nextFullHour = (now: Date) => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
