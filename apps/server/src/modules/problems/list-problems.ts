import type { Locale, ProblemSort, WireProblemRow } from '@touchstone/contract';
import type { BusEvents } from '../../platform/event-bus.ts';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { cacheMany, invalidatedTtlMs } from '../../platform/cache-many.ts';
import { mapTags, type TagRow } from '../tags/index.ts';
import { createProblemMatcher, type ProblemMatcher } from './matching-problems.ts';
import {
  everything,
  listProblemIds,
  listProblems,
  type ListedProblemRow,
  type ProblemFilter,
} from './problem-list.repository.ts';
import { presentListed } from './problems.presenter.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

const maxCachedProblems = 20_000;
const maxCachedTags = 5000;

interface ListChoice {
  locale: Locale;
  sort?: ProblemSort;
  /** Undefined: every matching problem. */
  isWanted?: ((id: number) => boolean) | undefined;
}

interface RandomPick {
  difficulty: number | undefined;
  solved: ReadonlySet<number>;
}

export function createProblemLoader(parts: Parts, matcher: ProblemMatcher = createProblemMatcher(parts)) {
  const { database, clock, eventBus } = parts;
  const { loadIds, sortIds } = matcher;
  const loadTags = cacheMany({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxCachedTags,
    read: (ids: number[]) => mapTags(database, ids),
  });
  const complete = createCompleter();
  const loadProblems = cacheMany({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxCachedProblems,
    read: async (problemIds: number[]) => {
      const rows = await listProblems(database, { problemIds });
      const tags = await loadTags([...new Set(rows.flatMap(tagIdsOf))]);
      return new Map(rows.map((row) => [row.id, complete(row, tags)]));
    },
  });

  const invalidateAll = () => {
    loadTags.invalidateAll();
    loadProblems.invalidateAll();
    return Promise.resolve();
  };
  const invalidateCounted = ({ countedProblemId }: BusEvents['submission.judged']) => {
    if (countedProblemId !== undefined) loadProblems.invalidate(countedProblemId);
    return Promise.resolve();
  };
  eventBus.subscribe('problems.changed', { handle: invalidateAll, resync: invalidateAll });
  eventBus.subscribe('submission.judged', { handle: invalidateCounted, resync: invalidateAll });
  eventBus.subscribe('submission.progress', { handle: invalidateCounted, resync: invalidateAll });

  const loadPage = async (
    filter: ProblemFilter,
    page: PageRequest,
    { locale, sort = 'id', isWanted }: ListChoice,
  ): Promise<{ records: WireProblemRow[]; total: number }> => {
    const matching = await loadIds(filter);
    const ids = await sortIds(isWanted === undefined ? matching : matching.filter(isWanted), sort);
    const offset = offsetOf(page);
    const problems = await loadProblems(ids.slice(offset, offset + page.limit));
    return { records: [...problems.values()].map((problem) => problem.presentIn(locale)), total: ids.length };
  };

  /** In this order; problems that are not in the public list are left out. */
  const loadRows = async (ids: readonly number[], locale: Locale): Promise<WireProblemRow[]> => {
    const problems = await loadProblems([...ids]);
    return ids.flatMap((id) => problems.get(id)?.presentIn(locale) ?? []);
  };

  /** Prefers problems that are not solved. Returns undefined when there is no problem. */
  const pickDisplayId = async ({ difficulty, solved }: RandomPick): Promise<string | undefined> => {
    const filter = { ...everything, difficulty };
    const known = await loadIds(filter);
    // The cached list may be older than the first problem.
    const all = known.length > 0 ? known : await listProblemIds(database, filter);
    const unsolved = all.filter((id) => !solved.has(id));
    const ids = unsolved.length > 0 ? unsolved : all;
    const [problem] = (
      await loadProblems(ids.slice(Math.floor(Math.random() * ids.length)).slice(0, 1))
    ).values();
    return problem?.displayId;
  };

  return { loadPage, loadRows, pickDisplayId };
}

const split = (text: string | null) => (text === null ? [] : text.split(','));
const tagIdsOf = ({ tagIds }: ListedProblemRow) => split(tagIds).map(Number);

interface CompletedProblem {
  displayId: string;
  /** The same object for the same language. */
  presentIn: (locale: Locale) => WireProblemRow;
}

/** Reuses the presented rows while their source is unchanged: validating and serializing costs more than the query. */
function createCompleter() {
  const known = createLruCache<number, { source: string; completed: CompletedProblem }>(maxCachedProblems);
  return (row: ListedProblemRow, tags: ReadonlyMap<number, TagRow>): CompletedProblem => {
    const tagsOfRow = tagIdsOf(row).flatMap((id) => tags.get(id) ?? []);
    const source = JSON.stringify([row, tagsOfRow]);
    const before = known.get(row.id);
    const completed = before?.source === source ? before.completed : completeRow(row, tagsOfRow);
    known.set(row.id, { source, completed });
    return completed;
  };
}

function completeRow(row: ListedProblemRow, tags: TagRow[]): CompletedProblem {
  const results = split(row.results).map((pair) => {
    const [status = 0, count = 0] = pair.split(' ').map(Number);
    return { status, count };
  });
  const presented = new Map<Locale, WireProblemRow>();
  return {
    displayId: row.displayId,
    presentIn: (locale) => {
      const problem =
        presented.get(locale) ?? memoizeSerialized(presentListed({ row, tags, results }, locale));
      presented.set(locale, problem);
      return problem;
    },
  };
}
