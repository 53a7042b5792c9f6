/**
 * Brings contests in memory up to date, one update after another. After an update that failed, every contest counts as stale and
 * is loaded again when it is next needed.
 */
import type { Platform } from '../../platform/platform.ts';
import { createChangeQueue } from './change-queue.ts';
import { listSubmissionsOf } from './clics.repository.ts';
import type { ContestFeed } from './contest-feed.ts';
import type { ContestStore } from './contest-store.ts';
import {
  changeSubmissions,
  isReloadDue,
  reloadContest,
  refreshPeople,
  notifyFollowers,
  type CachedContest,
} from './cached-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger'>;

export function createContestUpdates(parts: Parts, store: ContestStore) {
  const { database, clock, logger } = parts;
  const queue = createChangeQueue();

  const run = async (update: () => Promise<void>) => {
    try {
      await queue.run(update);
    } catch (error) {
      logger.warn(
        { err: error },
        'contests of the Contest API could not be updated; loaded again when needed',
      );
      for (const contest of store.loaded()) contest.isStale = true;
    }
  };

  const applyTime = async (contest: CachedContest, feeds: readonly ContestFeed[]) => {
    const before = feeds.map(({ log }) => log.last());
    for (const feed of feeds) await feed.applyTime(clock().getTime());
    if (feeds.every(({ log }, index) => log.last() === before[index])) return;
    contest.rightsNumber += 1;
    notifyFollowers(contest);
  };

  return {
    /** Time alone opens and closes things, and changes what an audience may see. For a caller that waits for it. */
    applyTime,
    queueTimeUpdate: (contest: CachedContest, feeds: readonly ContestFeed[]) =>
      run(() => applyTime(contest, feeds)),
    reloadIfDue: (contest: CachedContest) =>
      run(async () => {
        if (!isReloadDue(contest, clock().getTime())) return;
        if (!(await reloadContest(parts, contest))) store.remove(contest);
      }),
    reloadPeople: (contest: CachedContest) =>
      run(async () => {
        if (!(await refreshPeople(parts, contest))) store.remove(contest);
      }),
    applySubmissions: (ids: readonly number[]) =>
      run(async () => {
        // A contest that is being loaded may have been read before the change.
        await store.whenLoaded();
        const contests = store.loaded();
        if (contests.length === 0) return;
        const found = await listSubmissionsOf(database, { ids, contestIds: contests.map(({ id }) => id) });
        const rows = new Map(found.map((row) => [row.id, row]));
        for (const contest of contests) await changeSubmissions(parts, contest, { ids, rows });
      }),
  };
}
