/**
 * Whether the contests that streams name let their watchers in.
 *
 * How this works: what the door of a contest asks about (its rules, who is registered) is read when a watcher comes and
 * whenever the contest changes, and kept; time passes by itself, so the door is asked anew for every word. Readings take
 * turns, so that an older one never overwrites a newer one, and whoever comes while others wait is read together with
 * them. What could not be read is closed, and read again with the next heartbeat.
 */
import { isContestAdmin, refuseContestView } from '@touchstone/rules/contests/contest-access';
import type { Platform } from '../../../platform/platform.ts';
import {
  findContest,
  isBoardOpenToAll,
  listRegistered,
  contestRules,
  type ContestRow,
} from '../../contests/index.ts';
import type { Watcher } from './submission-feed.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger'>;

interface WatchedContest {
  /** Undefined while it is not known. */
  contest: ContestRow | undefined;
  /** With whether each is registered. */
  watchers: Map<Watcher, boolean>;
}

interface Reading {
  concerned: Set<Watcher>;
  done: Promise<void>;
}

export function createContestAccessCache({ database, clock, logger }: Parts) {
  const watched = new Map<number, WatchedContest>();
  const waiting = new Map<number, Reading>();
  let readings = Promise.resolve();

  const readNow = async (contestId: number, concerned: ReadonlySet<Watcher>) => {
    const kept = watched.get(contestId);
    if (kept === undefined) return;
    try {
      const userIds = [...concerned].flatMap(({ viewer }) => viewer?.id ?? []);
      const contest = await findContest(database, contestId);
      const registered = await listRegistered(database, contestId, userIds);
      kept.contest = contest;
      for (const watcher of concerned) {
        const isRegistered = watcher.viewer !== undefined && registered.has(watcher.viewer.id);
        if (kept.watchers.has(watcher)) kept.watchers.set(watcher, isRegistered);
      }
    } catch (error) {
      kept.contest = undefined;
      logger.warn({ err: error, contestId }, 'a watched contest could not be read yet');
    }
  };

  const read = (contestId: number, watchers: Iterable<Watcher>): Promise<void> => {
    const reading = waiting.get(contestId);
    if (reading !== undefined) {
      for (const watcher of watchers) reading.concerned.add(watcher);
      return reading.done;
    }
    const concerned = new Set(watchers);
    const done = readings.then(() => {
      waiting.delete(contestId);
      return readNow(contestId, concerned);
    });
    readings = done;
    waiting.set(contestId, { concerned, done });
    return done;
  };

  /** How a watcher stands at the door now; undefined where nothing is known of the contest. */
  const look = (watcher: Watcher) => {
    const kept = watcher.contestId === undefined ? undefined : watched.get(watcher.contestId);
    if (kept?.contest === undefined) return undefined;
    const { contest, watchers } = kept;
    const rules = contestRules(contest);
    const visitor = watcher.viewer && {
      ...watcher.viewer,
      isRegistered: watchers.get(watcher) === true,
    };
    const now = clock();
    const refusal = refuseContestView(rules, visitor, now.getTime());
    return {
      refusal,
      isAdmin: isContestAdmin(watcher.viewer, rules),
      isVisible: contest.isVisible,
      isBoardShown: refusal === undefined || isBoardOpenToAll(contest, now),
    };
  };

  const watchersOf = (contestId: number) => [...(watched.get(contestId)?.watchers.keys() ?? [])];
  const renew = (contestId: number) => read(contestId, watchersOf(contestId));

  return {
    look,
    watchersOf,
    renew,
    count: (contestId: number) => watched.get(contestId)?.watchers.size ?? 0,
    find: (contestId: number) => watched.get(contestId)?.contest,
    watchedIds: () => [...watched.keys()],
    join: async (watcher: Watcher) => {
      const { contestId } = watcher;
      if (contestId === undefined) return;
      const kept = watched.get(contestId) ?? { contest: undefined, watchers: new Map<Watcher, boolean>() };
      watched.set(contestId, kept);
      kept.watchers.set(watcher, false);
      await read(contestId, [watcher]);
    },
    leave: (watcher: Watcher) => {
      const { contestId } = watcher;
      const kept = contestId === undefined ? undefined : watched.get(contestId);
      if (kept === undefined || contestId === undefined) return;
      kept.watchers.delete(watcher);
      if (kept.watchers.size === 0) watched.delete(contestId);
    },
    /** Whoever was not registered when last looked at may be by now. */
    beat: () => {
      for (const [contestId, { watchers }] of watched) {
        const doubtful = [...watchers.keys()].filter((watcher) => {
          const visit = look(watcher);
          return visit === undefined || visit.refusal === 'not-registered';
        });
        if (doubtful.length > 0) void read(contestId, doubtful);
      }
    },
    stop: () => {
      watched.clear();
    },
  };
}

export type ContestAccessCache = ReturnType<typeof createContestAccessCache>;
export type Visit = NonNullable<ReturnType<ContestAccessCache['look']>>;
