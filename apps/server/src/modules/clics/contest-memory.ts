/**
 * How this works: a contest is read from the database when somebody first asks for it through the Contest API, and kept. All
 * clients of a contest share it, each audience one feed. The bus tells of every submission that changed, by its id alone; the
 * ids gather, and one reading at a time fetches those rows and puts them in place of the former ones, as the board's memory
 * does. Changes of the contest itself, and a bus that was away, make it be read anew; what is different then is told, so a
 * client stays connected through it.
 *
 * A clock looks once a second whether a contest that somebody follows has begun, was sealed, has ended or was unsealed: that
 * costs no query. Names and who has registered are read anew each minute while somebody follows, and everything once more when
 * the last submissions must have arrived: only then can a contest be final.
 *
 * Contests that nobody asks for are forgotten, after the time in which a client that lost its connection comes back.
 */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSubmissionsOf } from './clics.repository.ts';
import { createContestFeed, type ContestFeed } from './contest-feed.ts';
import {
  changeSubmissions,
  isReadingDue,
  keepContest,
  readAnew,
  refreshPeople,
  tellFollowers,
  type KeptContest,
} from './kept-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;

export interface OpenFeed {
  readonly kept: KeptContest;
  readonly feed: ContestFeed;
}

export interface ContestMemory {
  readonly read: (contestId: number, audience: ClicsAudience) => Promise<OpenFeed>;
  /** Calls when something has changed. Answers how to stop. */
  readonly follow: (kept: KeptContest, wake: () => void) => () => void;
  readonly stop: () => void;
}

const tickMs = 1000;
const pauseMs = 100;
const peopleLifeMs = 60_000;
const unusedLifeMs = 20 * 60_000;
const mostUnused = 20;

export function createContestMemory(parts: Parts): ContestMemory {
  const { database, clock, logger } = parts;
  const kept = new Map<number, Promise<KeptContest>>();
  const loaded = new Map<number, KeptContest>();
  const noted = new Set<number>();
  /** What is being done now; the next thing waits for it. */
  let work: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;
  let isStopped = false;

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch((error: unknown) => {
      logger.warn(
        { err: error },
        'contests of the Contest API not brought up to date; read anew when needed',
      );
      for (const contest of loaded.values()) contest.isStale = true;
    });
    return work;
  };

  const forget = (contest: KeptContest) => {
    kept.delete(contest.id);
    loaded.delete(contest.id);
    contest.rightsNumber += 1;
    tellFollowers(contest);
  };

  const bringUpToDate = (contest: KeptContest) =>
    inTurn(async () => {
      if (!isReadingDue(contest, clock().getTime())) return;
      if (!(await readAnew(parts, contest))) forget(contest);
    });

  const load = async (contestId: number): Promise<KeptContest> => {
    const contest = await keepContest(parts, contestId);
    if (contest === undefined) throw callError('contestMissing');
    loaded.set(contestId, contest);
    return contest;
  };

  const keep = async (contestId: number): Promise<KeptContest> => {
    const loading = kept.get(contestId) ?? load(contestId);
    kept.set(contestId, loading);
    try {
      return await loading;
    } catch (error) {
      if (kept.get(contestId) === loading) kept.delete(contestId);
      throw error;
    }
  };

  /** Time alone opens and closes things, and with them what somebody may be told. */
  const letTimePass = async (contest: KeptContest, feeds: readonly ContestFeed[]) => {
    const before = feeds.map(({ log }) => log.last());
    for (const feed of feeds) await feed.keepUp(clock().getTime());
    if (feeds.every(({ log }, index) => log.last() === before[index])) return;
    contest.rightsNumber += 1;
    tellFollowers(contest);
  };

  const read: ContestMemory['read'] = async (contestId, audience) => {
    const contest = await keep(contestId);
    contest.usedAt = clock().getTime();
    if (isReadingDue(contest, contest.usedAt)) await bringUpToDate(contest);
    const known = contest.feeds.get(audience);
    const feed = known ?? createContestFeed(() => contest.facts, audience);
    contest.feeds.set(audience, feed);
    if (known === undefined) await feed.refresh(clock().getTime());
    else await letTimePass(contest, [feed]);
    return { kept: contest, feed };
  };

  const readNoted = async () => {
    // What is being read now may have been read before the change.
    await Promise.allSettled(kept.values());
    const ids = [...noted];
    noted.clear();
    const contestIds = [...loaded.keys()];
    if (ids.length === 0 || contestIds.length === 0) return;
    const found = await listSubmissionsOf(database, { ids, contestIds });
    const rows = new Map(found.map((row) => [row.id, row]));
    for (const contest of loaded.values()) await changeSubmissions(parts, contest, { ids, rows });
  };

  const startReading = () => {
    if (kept.size === 0) noted.clear();
    if (noted.size === 0 || next !== undefined || isStopped) return;
    next = setTimeout(() => {
      next = undefined;
      void inTurn(readNoted).then(startReading);
    }, pauseMs);
    next.unref();
  };

  const tick = setInterval(() => {
    const now = clock().getTime();
    forgetUnused(now);
    for (const contest of loaded.values()) {
      if (contest.followers.size === 0) continue;
      contest.usedAt = now;
      // Those that are being told anew go by the time as well.
      const settled = [...contest.feeds.values()].filter((feed) => feed.settling() === undefined);
      void inTurn(() => letTimePass(contest, settled));
      if (isReadingDue(contest, now)) void bringUpToDate(contest);
      else if (now - contest.peopleReadAt > peopleLifeMs)
        void inTurn(async () => {
          if (!(await refreshPeople(parts, contest))) forget(contest);
        });
    }
  }, tickMs);
  tick.unref();

  const forgetUnused = (now: number) => {
    const unused = [...loaded.values()]
      .filter(({ followers }) => followers.size === 0)
      .toSorted((one, other) => other.usedAt - one.usedAt);
    for (const [index, contest] of unused.entries()) {
      if (index >= mostUnused || now - contest.usedAt > unusedLifeMs) forget(contest);
    }
  };

  const spoil = (contest: KeptContest) => {
    contest.isStale = true;
    contest.rightsNumber += 1;
    if (contest.followers.size > 0 && !isStopped) void bringUpToDate(contest);
  };

  subscribe(parts.eventBus, {
    noteSubmission: (id) => {
      noted.add(id);
      startReading();
    },
    spoilContest: async (id) => {
      const [result] = await Promise.allSettled([kept.get(id)]);
      if (result.status === 'fulfilled' && result.value !== undefined) spoil(result.value);
    },
    spoilAll: () => {
      for (const contest of loaded.values()) spoil(contest);
    },
  });

  return {
    read,
    follow: (contest, wake) => {
      contest.followers.add(wake);
      return () => {
        contest.followers.delete(wake);
        contest.usedAt = clock().getTime();
      };
    },
    stop: () => {
      isStopped = true;
      clearTimeout(next);
      clearInterval(tick);
      kept.clear();
      loaded.clear();
    },
  };
}

function subscribe(
  eventBus: Platform['eventBus'],
  {
    noteSubmission,
    spoilContest,
    spoilAll,
  }: {
    noteSubmission: (id: number) => void;
    spoilContest: (id: number) => Promise<void>;
    spoilAll: () => void;
  },
) {
  const ofSubmission = async ({ submissionId }: { submissionId: number }) => {
    noteSubmission(submissionId);
  };
  const ofContest = ({ contestId }: { contestId: number }) => spoilContest(contestId);
  // One catching up serves all.
  const resync = async () => undefined;
  eventBus.subscribe('submission.progress', { handle: ofSubmission, resync: async () => spoilAll() });
  eventBus.subscribe('submission.judged', { handle: ofSubmission, resync });
  eventBus.subscribe('contest.changed', { handle: ofContest, resync });
  eventBus.subscribe('contest.announced', { handle: ofContest, resync });
}
