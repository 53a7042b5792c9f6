/**
 * How this works: every condition of a filter is cached on its own, because it recurs in many filters; a filter intersects
 * their ids. When a problem or a tag has changed, an event invalidates them all. The usual order is that of the ids; another
 * order is a cached list of all problems, reduced to the matching ones.
 */
import { problemSorts, type ProblemSort } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { cached } from '../../platform/cache.ts';
import { cacheByKey, invalidatedTtlMs } from '../../platform/cache-many.ts';
import { listTags } from '../tags/index.ts';
import { findKeywordTags } from './keyword-tags.ts';
import { everything, listProblemIds, type ProblemFilter } from './problem-list.repository.ts';
import { listIdsInOrder, mapProblemsOfTags } from './problem-order.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

/** A filter counts once for each hundred of its ids: few match most problems, many match one. */
const maxCachedFilters = 20_000;
const idsPerFilter = 100;
/** For what is computed from all rows of the site and may lag behind: rates and the problems of tags. */
const slowTtlMs = 10_000;
const slowStaleMs = 60_000;

export function createProblemMatcher({ database, clock, eventBus }: Parts) {
  const loadTagRows = cached({
    clock,
    ttlMs: invalidatedTtlMs,
    read: () => listTags(database, undefined),
  });
  const loadProblemsOfTags = cached({ clock, ttlMs: slowTtlMs, read: () => mapProblemsOfTags(database) });
  const completeKeyword = async (filter: ProblemFilter): Promise<ProblemFilter> => {
    const { keyword = '' } = filter;
    if (keyword === '') return filter;
    return { ...filter, keywordTagIds: findKeywordTags(await loadTagRows(), keyword) };
  };

  const loadMatching = cacheByKey({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxCachedFilters,
    keyOf: (filter: ProblemFilter) => JSON.stringify(filter),
    read: async (filter) => {
      const ids = await listProblemIds(database, await completeKeyword(filter));
      let set: Set<number> | undefined;
      return { ids, has: (id: number) => (set ??= new Set(ids)).has(id) };
    },
    sizeOf: ({ ids }) => 1 + Math.floor(ids.length / idsPerFilter),
  });
  const loadOrder = cacheByKey({
    clock,
    ttlMs: slowTtlMs,
    staleWhileRevalidateMs: slowStaleMs,
    maxEntries: problemSorts.length,
    keyOf: (sort: ProblemSort) => sort,
    read: (sort) => listIdsInOrder(database, sort),
  });

  const invalidate = () => {
    loadTagRows.invalidate();
    loadMatching.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('problems.changed', { handle: invalidate, resync: invalidate });

  /** In the order of the ids. */
  const loadIds = async (filter: ProblemFilter): Promise<number[]> => {
    const all = await Promise.all(splitFilter(filter).map(loadMatching));
    const [fewest, ...others] = all.toSorted((one, other) => one.ids.length - other.ids.length);
    const ids = fewest?.ids ?? [];
    return others.length === 0 ? ids : ids.filter((id) => others.every(({ has }) => has(id)));
  };

  const sortIds = async (ids: number[], sort: ProblemSort): Promise<number[]> => {
    if (sort === 'id') return ids;
    const matching = new Set(ids);
    const sorted = (await loadOrder(sort)).filter((id) => matching.delete(id));
    // The order may be older than a problem.
    return [...sorted, ...matching];
  };

  return { loadIds, sortIds, loadProblemsOfTags };
}

export type ProblemMatcher = ReturnType<typeof createProblemMatcher>;

/** One filter for each condition; the whole list where there is none. */
function splitFilter({ keyword, tagIds, difficulty, origin }: ProblemFilter): ProblemFilter[] {
  const filters = [
    ...(keyword === undefined || keyword === '' ? [] : [{ keyword }]),
    ...tagIds.map((tagId) => ({ tagIds: [tagId] })),
    ...(difficulty === undefined ? [] : [{ difficulty }]),
    ...(origin === undefined ? [] : [{ origin }]),
  ];
  return (filters.length === 0 ? [{}] : filters).map((filter) => ({ ...everything, ...filter }));
}
