/**
 * How this works: on the hour one server of all is given the job. It pushes the waiting notices one after another, each in a
 * transaction of its own: the copies of everybody it is for, and the mark that it was pushed. A server that dies in between
 * has pushed nothing of that notice, and the retry of the job begins with it. Two servers that push at once (a slow job that
 * was given again) each lock the notice they take and pass over the other's; the mark keeps it from being taken again, and
 * one copy per notice and user is a rule of the table besides. Who deleted a copy does not get it again.
 *
 * A notice to everybody waits until accounts that are being created are there, and holds new ones up until it is out:
 * whoever comes later is given everything that was pushed to all before. Those who become administrators later are not
 * given what went to administrators before.
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
