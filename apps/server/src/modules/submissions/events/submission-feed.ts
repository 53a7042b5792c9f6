/**
 * How this works: the bus tells every server that some submission has changed, by its id alone. The ids gather here while
 * nobody reads; one reading at a time fetches them all in one query and tells each watcher what concerns it, as far as the
 * rules let it see. So a storm of verdicts costs a query per tenth of a second, states never go backwards, and the first
 * change after a silence is told at once. What a watcher knows already is not repeated.
 *
 * A newcomer's submissions are noted as if they had changed: it is told how they stand by the same way, in order. When the
 * bus was away, changes may have been missed: whatever anybody watches, was told of, or submitted lately is told afresh.
 * When the database is away, what was to be read is read later.
 */
import { statuses, type ContestEvent, type SubmissionEvent } from '@touchstone/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { caseVisibilityOf, visibilityOf } from '../submission-visibility.ts';
import { presentState } from '../submissions.presenter.ts';
import { listIdsOfUsers, listWithProgress, type SubmissionProgressRow } from './events.repository.ts';

export interface Watcher {
  /** Of the moment: a role may change while the stream is open. */
  viewer: Viewer | undefined;
  readonly watchedIds: ReadonlySet<number>;
  /** The contest that the stream names. */
  readonly contestId: number | undefined;
  readonly tell: (event: SubmissionEvent) => void;
  readonly tellContest: (event: ContestEvent) => void;
}

/** What is known of the contests that watchers name. */
export interface WatchedContests {
  isInside: (watcher: Watcher, contestId: number | null) => boolean;
  noteSubmissions: (rows: readonly SubmissionProgressRow[]) => void;
}

type Parts = Pick<Platform, 'database' | 'settings' | 'clock' | 'logger'>;

const pauseMs = 100;
const retryMs = 1000;
const readAtOnce = 1000;
/** Of one watcher: beyond, the oldest is forgotten, and told again should it change. */
const rememberedStates = 1000;
const missedForMs = 3_600_000;

export function createSubmissionFeed(
  { database, settings, clock, logger }: Parts,
  contests: WatchedContests,
) {
  const watchers = new Map<Watcher, Map<number, string>>();
  const noted = new Set<number>();
  let next: NodeJS.Timeout | undefined;
  let isReading = false;

  const tell = (watcher: Watcher, told: Map<number, string>, row: SubmissionProgressRow) => {
    if (!watcher.watchedIds.has(row.id) && watcher.viewer?.id !== row.userId) return;
    const event = describe(row, watcher);
    if (event === undefined) return;
    const state = JSON.stringify(event);
    if (told.get(row.id) === state) return;
    told.delete(row.id);
    told.set(row.id, state);
    const [oldest] = told.keys();
    if (told.size > rememberedStates && oldest !== undefined) told.delete(oldest);
    watcher.tell(event);
  };

  /** The same as those who poll are answered. */
  const describe = (row: SubmissionProgressRow, watcher: Watcher): SubmissionEvent | undefined => {
    const { viewer } = watcher;
    const look = { now: clock(), isInsideContest: contests.isInside(watcher, row.contestId) };
    const visibility = visibilityOf(row, viewer, { switches: settings.current.switches, ...look });
    if (visibility.kind === 'sealed') return sealedEvent(row.id);
    if (visibility.kind !== 'visible') return undefined;
    const { status, score, time, memory, judger, isManual } = presentState(row, visibility);
    const { judgedCases, totalCases } =
      caseVisibilityOf(row, viewer, look).kind === 'visible' ? row : noCases;
    return { submitId: row.id, status, score, time, memory, judger, isManual, judgedCases, totalCases };
  };

  const read = async () => {
    const ids = [...noted].slice(0, readAtOnce);
    for (const id of ids) noted.delete(id);
    isReading = true;
    let waitMs = pauseMs;
    try {
      const rows = await listWithProgress(database, ids);
      for (const [watcher, told] of watchers) for (const row of rows) tell(watcher, told, row);
      contests.noteSubmissions(rows);
    } catch (error) {
      logger.warn({ err: error }, 'changed submissions not read yet');
      for (const id of ids) noted.add(id);
      waitMs = retryMs;
    } finally {
      isReading = false;
    }
    next = setTimeout(() => {
      next = undefined;
      start();
    }, waitMs);
  };

  const start = () => {
    if (watchers.size === 0) noted.clear();
    if (noted.size === 0 || isReading || next !== undefined) return;
    void read();
  };

  const note = (ids: Iterable<number>) => {
    for (const id of ids) noted.add(id);
    start();
  };

  const catchUp = async () => {
    const userIds = [...watchers.keys()].flatMap(({ viewer }) => (viewer === undefined ? [] : [viewer.id]));
    const since = new Date(clock().getTime() - missedForMs);
    const recent = await listIdsOfUsers(database, { userIds: [...new Set(userIds)], since });
    const known = [...watchers].flatMap(([{ watchedIds }, told]) => [...watchedIds, ...told.keys()]);
    for (const told of watchers.values()) told.clear();
    note([...known, ...recent]);
  };

  return {
    note,
    catchUp,
    watchers: () => [...watchers.keys()],
    join: (watcher: Watcher) => {
      watchers.set(watcher, new Map());
      note(watcher.watchedIds);
    },
    leave: (watcher: Watcher) => {
      watchers.delete(watcher);
    },
    stop: () => {
      watchers.clear();
      noted.clear();
      clearTimeout(next);
    },
  };
}

export type SubmissionFeed = ReturnType<typeof createSubmissionFeed>;

const noCases = { judgedCases: null, totalCases: null };

/** That there is one, and no more. */
const sealedEvent = (submitId: number): SubmissionEvent => ({
  submitId,
  status: statuses.unknownResult,
  score: null,
  time: null,
  memory: null,
  judger: null,
  isManual: null,
  ...noCases,
});
