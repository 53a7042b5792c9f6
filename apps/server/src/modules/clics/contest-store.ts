/** The contests that the Contest API has in memory. Those without followers are evicted after a while. */
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { loadCachedContest, notifyFollowers, type CachedContest } from './cached-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** In this time a client that lost its connection comes back. */
const unusedMs = 20 * 60_000;
const maxUnused = 20;

export function createContestStore(parts: Parts) {
  const loading = new Map<number, Promise<CachedContest>>();
  const loaded = new Map<number, CachedContest>();

  const load = async (contestId: number): Promise<CachedContest> => {
    const contest = await loadCachedContest(parts, contestId);
    if (contest === undefined) throw callError('contestMissing');
    loaded.set(contestId, contest);
    return contest;
  };

  const remove = (contest: CachedContest) => {
    loading.delete(contest.id);
    loaded.delete(contest.id);
    contest.rightsNumber += 1;
    notifyFollowers(contest);
  };

  return {
    isEmpty: () => loading.size === 0,
    loaded: () => [...loaded.values()],
    /** When all loads that are under way have ended. */
    whenLoaded: async () => {
      await Promise.allSettled(loading.values());
    },
    /** Undefined where the contest is not in memory, or could not be loaded. */
    find: async (contestId: number): Promise<CachedContest | undefined> => {
      const [result] = await Promise.allSettled([loading.get(contestId)]);
      return result.status === 'fulfilled' ? result.value : undefined;
    },
    /** Loads the contest if it is not in memory. */
    get: async (contestId: number): Promise<CachedContest> => {
      const contest = loading.get(contestId) ?? load(contestId);
      loading.set(contestId, contest);
      try {
        return await contest;
      } catch (error) {
        if (loading.get(contestId) === contest) loading.delete(contestId);
        throw error;
      }
    },
    remove,
    evictUnused: (now: number) => {
      const unused = [...loaded.values()]
        .filter(({ followers }) => followers.size === 0)
        .toSorted((one, other) => other.usedAt - one.usedAt);
      for (const [index, contest] of unused.entries())
        if (index >= maxUnused || now - contest.usedAt > unusedMs) remove(contest);
    },
    clear: () => {
      loading.clear();
      loaded.clear();
    },
  };
}

export type ContestStore = ReturnType<typeof createContestStore>;
