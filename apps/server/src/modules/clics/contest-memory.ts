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
import { randomBytes } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { listPeople } from '../standings/index.ts';
import { listRegisteredIds, listSubmissionsOf, type SubmissionRow } from './clics.repository.ts';
import { createContestFacts, type ContestFacts } from './contest-facts.ts';
import { createContestFeed, settlingMs, type ContestFeed } from './contest-feed.ts';
import { loadContest } from './load-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus'>;

export interface KeptContest {
  readonly id: number;
  /** Of this memory of it: tokens of another one are worth nothing here. */
  readonly epoch: string;
  facts: ContestFacts;
  readonly feeds: Map<ClicsAudience, ContestFeed>;
  readonly followers: Set<() => void>;
  /** Goes up when somebody's rights may have changed. */
  rightsNumber: number;
  isStale: boolean;
  usedAt: number;
  peopleReadAt: number;
}

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
  const { database, clock, logger, eventBus } = parts;
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

  const tell = (contest: KeptContest) => {
    for (const wake of contest.followers) wake();
  };

  const reload = async (contest: KeptContest) => {
    contest.isStale = false;
    const read = await loadContest(parts, contest.id);
    if (read === undefined) {
      forget(contest);
      return;
    }
    contest.facts = createContestFacts(read);
    contest.peopleReadAt = clock().getTime();
    for (const feed of contest.feeds.values()) feed.refresh(clock().getTime());
    tell(contest);
  };

  const forget = (contest: KeptContest) => {
    kept.delete(contest.id);
    loaded.delete(contest.id);
    contest.rightsNumber += 1;
    tell(contest);
  };

  const load = async (contestId: number): Promise<KeptContest> => {
    const read = await loadContest(parts, contestId);
    if (read === undefined) throw callError('contestMissing');
    const now = clock().getTime();
    const contest: KeptContest = {
      id: contestId,
      epoch: randomBytes(6).toString('hex'),
      facts: createContestFacts(read),
      feeds: new Map(),
      followers: new Set(),
      rightsNumber: 0,
      isStale: false,
      usedAt: now,
      peopleReadAt: now,
    };
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

  const read: ContestMemory['read'] = async (contestId, audience) => {
    const contest = await keep(contestId);
    const now = clock().getTime();
    contest.usedAt = now;
    if (contest.isStale || isSettlingDue(contest, now)) await inTurn(() => reloadIfDue(contest));
    const feed = contest.feeds.get(audience) ?? createContestFeed(() => contest.facts, audience);
    if (!contest.feeds.has(audience)) {
      contest.feeds.set(audience, feed);
      feed.refresh(clock().getTime());
    } else feed.keepUp(clock().getTime());
    return { kept: contest, feed };
  };

  const reloadIfDue = async (contest: KeptContest) => {
    if (contest.isStale || isSettlingDue(contest, clock().getTime())) await reload(contest);
  };

  const refreshSubmissions = async () => {
    const ids = [...noted];
    noted.clear();
    const contestIds = [...loaded.keys()];
    if (ids.length === 0 || contestIds.length === 0) return;
    const rows = new Map(
      (await listSubmissionsOf(database, { ids, contestIds })).map((row) => [row.id, row]),
    );
    for (const contest of loaded.values()) await changeSubmissions(contest, ids, rows);
  };

  const changeSubmissions = async (
    contest: KeptContest,
    ids: readonly number[],
    rows: ReadonlyMap<number, SubmissionRow>,
  ) => {
    const { facts } = contest;
    const concerned = ids.filter((id) => facts.submissions.has(id) || rows.get(id)?.contestId === contest.id);
    if (concerned.length === 0) return;
    const own = concerned.flatMap((id) => rows.get(id) ?? []).filter((row) => row.contestId === contest.id);
    await addPeople(facts, own);
    const teamCount = facts.teamCount();
    for (const id of concerned)
      facts.change(
        id,
        own.find((row) => row.id === id),
      );
    const now = clock().getTime();
    for (const feed of contest.feeds.values()) {
      if (facts.teamCount() !== teamCount) feed.refreshPeople(now);
      feed.refreshSubmissions(concerned, now);
    }
    tell(contest);
  };

  /** Who submits for the first time. */
  const addPeople = async ({ people }: ContestFacts, rows: readonly SubmissionRow[]) => {
    const unknown = [...new Set(rows.map(({ userId }) => userId))].filter((id) => !people.has(id));
    if (unknown.length === 0) return;
    for (const person of await listPeople(database, unknown)) people.set(person.id, person);
  };

  /** Whoever registered since comes in with the next reading of all. */
  const refreshPeople = async (contest: KeptContest) => {
    contest.peopleReadAt = clock().getTime();
    const { facts } = contest;
    const registered = await listRegisteredIds(database, contest.id);
    if (registered.length !== facts.registered.length) {
      await reload(contest);
      return;
    }
    for (const person of await listPeople(database, [...facts.people.keys()]))
      facts.people.set(person.id, person);
    for (const feed of contest.feeds.values()) feed.refreshPeople(clock().getTime());
    tell(contest);
  };

  const startReading = () => {
    if (loaded.size === 0 && kept.size === 0) noted.clear();
    if (noted.size === 0 || next !== undefined || isStopped) return;
    next = setTimeout(() => {
      next = undefined;
      void inTurn(async () => {
        // What is being read now may have been read before the change.
        await Promise.allSettled(kept.values());
        await refreshSubmissions();
      }).then(startReading);
    }, pauseMs);
    next.unref();
  };

  const tick = setInterval(() => {
    const now = clock().getTime();
    forgetUnused(now);
    for (const contest of loaded.values()) {
      if (contest.followers.size === 0) continue;
      contest.usedAt = now;
      for (const feed of contest.feeds.values()) {
        const before = feed.log.last();
        feed.keepUp(now);
        if (feed.log.last() === before) continue;
        contest.rightsNumber += 1;
        tell(contest);
      }
      if (contest.isStale || isSettlingDue(contest, now)) void inTurn(() => reloadIfDue(contest));
      else if (now - contest.peopleReadAt > peopleLifeMs) void inTurn(() => refreshPeople(contest));
    }
  }, tickMs);
  tick.unref();

  const forgetUnused = (now: number) => {
    const unused = [...loaded.values()]
      .filter(({ followers }) => followers.size === 0)
      .toSorted((one, other) => other.usedAt - one.usedAt);
    for (const [place, contest] of unused.entries()) {
      if (place >= mostUnused || now - contest.usedAt > unusedLifeMs) forget(contest);
    }
  };

  const noteSubmission = ({ submissionId }: { submissionId: number }) => {
    noted.add(submissionId);
    startReading();
    return Promise.resolve();
  };
  const spoil = (contest: KeptContest) => {
    contest.isStale = true;
    contest.rightsNumber += 1;
    if (contest.followers.size > 0 && !isStopped) void inTurn(() => reloadIfDue(contest));
  };
  const spoilAll = () => {
    for (const contest of loaded.values()) spoil(contest);
    return Promise.resolve();
  };
  const spoilOne = async ({ contestId }: { contestId: number }) => {
    const loading = kept.get(contestId);
    if (loading === undefined) return;
    const [result] = await Promise.allSettled([loading]);
    if (result.status === 'fulfilled') spoil(result.value);
  };
  eventBus.subscribe('submission.progress', { handle: noteSubmission, resync: spoilAll });
  eventBus.subscribe('submission.judged', { handle: noteSubmission, resync: () => Promise.resolve() });
  eventBus.subscribe('contest.announced', { handle: spoilOne, resync: () => Promise.resolve() });
  eventBus.subscribe('contest.changed', { handle: spoilOne, resync: () => Promise.resolve() });

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

/** Everything that was submitted before the end has arrived by now, and was not yet read since. */
const isSettlingDue = ({ facts }: KeptContest, nowMs: number) =>
  nowMs >= facts.terms.endMs + settlingMs && facts.loadedMs < facts.terms.endMs + settlingMs;
