/**
 * The contests that clients of the Contest API read and follow, in memory.
 *
 * How this works: a contest is loaded from the database when it is first requested through the Contest API, and kept. All
 * clients of a contest share it, each audience one feed. The bus tells of every submission that changed, by its id alone; the
 * ids are collected, and one batch at a time loads those rows and replaces the former ones, as the board cache does. Changes of
 * the contest itself, and a bus that was away, make it stale; what is different after loading it again is sent, so a client
 * stays connected through it.
 *
 * A timer looks once a second whether a followed contest has begun, was frozen, has ended or was unfrozen: that costs no
 * query. Names and registrations are loaded again each minute while a client follows, and everything once more when the last
 * submissions must have arrived: only then can a contest be final.
 */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { createCoalescingWorker } from '../../platform/coalescing-worker.ts';
import type { Platform } from '../../platform/platform.ts';
import { createContestFeed, type ContestFeed } from './contest-feed.ts';
import { createContestStore } from './contest-store.ts';
import { createContestUpdates } from './contest-updates.ts';
import { isReloadDue, type CachedContest } from './cached-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;

export interface OpenFeed {
  readonly cached: CachedContest;
  readonly feed: ContestFeed;
}

export interface ContestMemory {
  readonly read: (contestId: number, audience: ClicsAudience) => Promise<OpenFeed>;
  /** Calls back when something has changed. Returns how to stop. */
  readonly follow: (cached: CachedContest, wake: () => void) => () => void;
  readonly stop: () => void;
}

const tickMs = 1000;
const pauseMs = 100;
const peopleTtlMs = 60_000;

export function createContestMemory(parts: Parts): ContestMemory {
  const { clock } = parts;
  const store = createContestStore(parts);
  const updates = createContestUpdates(parts, store);
  let isStopped = false;

  const worker = createCoalescingWorker<number>({
    process: updates.applySubmissions,
    onFailure: () => 'drop',
    isNeeded: () => !store.isEmpty(),
    pauseMs,
    retryMs: pauseMs,
    startsAtOnce: false,
  });

  const tick = (contest: CachedContest, now: number) => {
    contest.usedAt = now;
    // A feed with a change under way applies the time by itself.
    const settled = [...contest.feeds.values()].filter((feed) => feed.settling() === undefined);
    void updates.queueTimeUpdate(contest, settled);
    if (isReloadDue(contest, now)) void updates.reloadIfDue(contest);
    else if (now - contest.peopleLoadedAt > peopleTtlMs) void updates.reloadPeople(contest);
  };
  const ticking = setInterval(() => {
    const now = clock().getTime();
    store.evictUnused(now);
    for (const contest of store.loaded()) if (contest.followers.size > 0) tick(contest, now);
  }, tickMs);
  ticking.unref();

  const invalidate = (contest: CachedContest) => {
    contest.isStale = true;
    contest.rightsNumber += 1;
    if (contest.followers.size > 0 && !isStopped) void updates.reloadIfDue(contest);
  };

  subscribe(parts.eventBus, {
    onSubmission: (id) => worker.add([id]),
    onContest: async (id) => {
      const contest = await store.find(id);
      if (contest !== undefined) invalidate(contest);
    },
    onLost: () => store.loaded().forEach(invalidate),
  });

  return {
    read: async (contestId, audience) => {
      const contest = await store.get(contestId);
      contest.usedAt = clock().getTime();
      if (isReloadDue(contest, contest.usedAt)) await updates.reloadIfDue(contest);
      const known = contest.feeds.get(audience);
      const feed = known ?? createContestFeed(() => contest.facts, audience);
      contest.feeds.set(audience, feed);
      if (known === undefined) await feed.refresh(clock().getTime());
      else await updates.applyTime(contest, [feed]);
      return { cached: contest, feed };
    },
    follow: (contest, wake) => {
      contest.followers.add(wake);
      return () => {
        contest.followers.delete(wake);
        contest.usedAt = clock().getTime();
      };
    },
    stop: () => {
      isStopped = true;
      worker.stop();
      clearInterval(ticking);
      store.clear();
    },
  };
}

interface BusHandlers {
  onSubmission: (id: number) => void;
  onContest: (id: number) => Promise<void>;
  /** Events may have been lost. */
  onLost: () => void;
}

function subscribe(eventBus: Platform['eventBus'], { onSubmission, onContest, onLost }: BusHandlers) {
  const ofSubmission = async ({ submissionId }: { submissionId: number }) => onSubmission(submissionId);
  const ofContest = ({ contestId }: { contestId: number }) => onContest(contestId);
  // One resync serves all.
  const resync = async () => undefined;
  eventBus.subscribe('submission.progress', { handle: ofSubmission, resync: async () => onLost() });
  eventBus.subscribe('submission.judged', { handle: ofSubmission, resync });
  eventBus.subscribe('contest.changed', { handle: ofContest, resync });
  eventBus.subscribe('contest.announced', { handle: ofContest, resync });
}
