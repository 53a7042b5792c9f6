/**
 * What one audience of a contest receives, as objects and as a log of their changes.
 *
 * How this works: clients with the same rights share one of these. It is brought up to date from the facts: wholly when the
 * contest was loaded again or its moment has changed (it began, was frozen, ended, was unfrozen), and for single submissions when
 * those changed. Every object is an entry of the log; endpoints and event feed both read it, so they cannot differ. The
 * configuration is written by `feed-collections.ts`, submissions and judgements by `feed-submissions.ts`.
 *
 * The state comes last in every change, so that the end of updates is the last entry.
 *
 * Going through hundreds of thousands of submissions takes seconds: it is done in chunks, between which other requests are
 * answered. Changes run one after another. Where the facts are replaced meanwhile, the change starts over with the new ones.
 */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { clicsState, type ClicsState } from '@touchstone/rules/clics/clics-state';
import { createObjectLog, type LogEntry, type ObjectLog } from '@touchstone/rules/clics/object-log';
import { forEachChunk } from '../../platform/chunks.ts';
import { createChangeQueue, type ChangeQueue } from './change-queue.ts';
import type { ContestFacts } from './contest-facts.ts';
import { createFeedCollections, onlyOne } from './feed-collections.ts';
import { createFeedSubmissions } from './feed-submissions.ts';
import { momentOf, type Moment } from './live-objects.ts';

/** The time that the last submissions of a contest may take to reach the table. */
export const settlingMs = 30_000;

/** The number of submissions per chunk. Other requests run between chunks. */
const chunkSize = 1000;

export interface ContestFeed {
  readonly audience: ClicsAudience;
  readonly log: ObjectLog;
  readonly moment: () => Moment;
  readonly state: () => ClicsState;
  /** The log is incomplete while changes are in progress. */
  readonly settling: ChangeQueue['settling'];
  /** All objects, from the facts as they are. */
  readonly refresh: (nowMs: number) => Promise<void>;
  /** These submissions have changed. */
  readonly refreshSubmissions: (ids: Iterable<number>, nowMs: number) => Promise<void>;
  /** Teams and their names have changed. */
  readonly refreshPeople: (nowMs: number) => Promise<void>;
  /** Applies changes that depend only on the time. */
  readonly applyTime: (nowMs: number) => Promise<void>;
  /** The object of an entry as text. Undefined when it no longer exists for this audience. */
  readonly write: (entry: Pick<LogEntry, 'type' | 'id' | 'text'>) => string | undefined;
}

export function createContestFeed(getFacts: () => ContestFacts, audience: ClicsAudience): ContestFeed {
  const log = createObjectLog();
  const collections = createFeedCollections({ log, audience, getFacts });
  const submissions = createFeedSubmissions({ log, audience, getFacts });
  const changes = createChangeQueue();
  let moment: Moment = { isContentVisible: false, hiddenFromMs: null };
  let state: ClicsState | undefined;

  const putState = (nowMs: number, before: number) => {
    const facts = getFacts();
    const isSettled = facts.loadedMs >= facts.rules.endMs + settlingMs;
    const settledMs = isSettled ? facts.lastVerdictMs() : null;
    state = clicsState(facts.rules, { audience, nowMs, settledMs });
    collections.putAwards(moment, state.finalized !== null);
    // No other entry may come after the end of updates.
    if (state.end_of_updates !== null && log.last() > before) log.remove('state', onlyOne);
    log.put('state', onlyOne, JSON.stringify(state));
  };

  const putAll = async (nowMs: number): Promise<void> => {
    const before = log.last();
    const facts = getFacts();
    moment = momentOf(audience, facts, nowMs);
    collections.putConfiguration(moment);
    collections.putPeople(moment);
    submissions.removeMissing();
    await forEachChunk(facts.submissions.values(), chunkSize, (rows) => {
      if (getFacts() === facts) for (const row of rows) submissions.put(row, moment);
    });
    if (getFacts() !== facts) return putAll(nowMs);
    submissions.noteStart();
    return putState(nowMs, before);
  };

  /** A change within the present moment. Where something was frozen or opened since, everything is put instead. */
  const change = (nowMs: number, put: () => void) =>
    changes.run(async () => {
      const next = momentOf(audience, getFacts(), nowMs);
      if (next.isContentVisible !== moment.isContentVisible || next.hiddenFromMs !== moment.hiddenFromMs)
        return putAll(nowMs);
      const before = log.last();
      put();
      return putState(nowMs, before);
    });

  return {
    audience,
    log,
    moment: () => moment,
    state: () => state ?? clicsState(getFacts().rules, { audience, nowMs: 0, settledMs: null }),
    settling: changes.settling,
    refresh: (nowMs) => changes.run(() => putAll(nowMs)),
    refreshSubmissions: (ids, nowMs) =>
      change(nowMs, () => {
        for (const id of ids) submissions.refresh(id, moment);
      }),
    refreshPeople: (nowMs) => change(nowMs, () => collections.putPeople(moment)),
    applyTime: (nowMs) => change(nowMs, () => undefined),
    write: (entry) =>
      entry.type === 'submissions' || entry.type === 'judgements' ? submissions.write(entry) : entry.text,
  };
}
