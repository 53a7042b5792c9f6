/**
 * How this works: concurrent calls share the statement of a page (`listRows`). The totals, the bookmarks of deep pages and the results
 * of a search are cached. A change that concerns the lists (a new, changed, pinned, disabled or deleted discussion) publishes an event,
 * as does a new name of a user, and every server drops them. Rows are read for each call, so a bookmark or a result of a search that is a
 * moment old never shows a discussion that has left the list.
 */
import { cacheByKey, invalidatedTtlMs } from '../../platform/cache-many.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  bookmarkDistance,
  countMatching,
  listBookmarks,
  listRows,
  startBookmark,
  type DiscussionFilter,
} from './discussion-list.repository.ts';
import { findDiscussion, type DiscussionRow } from './discussions.repository.ts';
import { searchIds } from './search-discussions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

export interface WantedPage {
  filter: DiscussionFilter;
  keyword: string | undefined;
  page: PageRequest;
}

export interface DiscussionPage {
  rows: readonly DiscussionRow[];
  total: number;
}

/** A change drops the totals at once. */
const totalTtlMs = 30_000;
/** New discussions move deep pages by a row until then. */
const bookmarkTtlMs = 30_000;
/** No call waits for a long count. */
const countingStaleMs = 60_000;
const maxFilters = 1000;
/** A search counts once for each hundred of its ids: most find few. */
const maxSearches = 10_000;
const idsPerSearch = 100;
/** Up to this offset a page is read from the first row on. */
const maxScanOffset = 2 * bookmarkDistance;

const belongs = (row: DiscussionRow, { groupId, withDisabled, withSolutions }: DiscussionFilter) =>
  row.deletedAt === null &&
  (withDisabled || !row.isDisabled) &&
  (withSolutions || row.kind === 'discussion') &&
  (groupId === undefined || row.groupId === groupId);

export function createDiscussionPages({ database, clock, eventBus }: Parts) {
  const keyOf = (input: object) => JSON.stringify(input);
  const loadTotal = cacheByKey({
    clock,
    ttlMs: totalTtlMs,
    staleWhileRevalidateMs: countingStaleMs,
    maxEntries: maxFilters,
    keyOf,
    read: (filter: DiscussionFilter) => countMatching(database, filter),
  });
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs: bookmarkTtlMs,
    staleWhileRevalidateMs: countingStaleMs,
    maxEntries: 100,
    keyOf,
    read: (filter: DiscussionFilter) => listBookmarks(database, filter),
  });
  const search = cacheByKey({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxSearches,
    keyOf,
    read: ({ filter, keyword }: { filter: DiscussionFilter; keyword: string }) =>
      searchIds(database, filter, keyword),
    sizeOf: (ids) => 1 + Math.floor(ids.length / idsPerSearch),
  });

  const listPage = async (filter: DiscussionFilter, page: PageRequest): Promise<DiscussionRow[]> => {
    const offset = offsetOf(page);
    const { limit } = page;
    if (offset <= maxScanOffset) return listRows(database, filter, { ...startBookmark, offset, limit });
    const known = await loadBookmarks(filter);
    const bookmark = known[Math.floor(offset / bookmarkDistance)];
    if (bookmark === undefined) return [];
    return listRows(database, filter, { ...bookmark, offset: offset % bookmarkDistance, limit });
  };

  const searchPage = async (filter: DiscussionFilter, keyword: string, page: PageRequest) => {
    const ids = await search({ filter, keyword });
    const offset = offsetOf(page);
    const onPage = ids.slice(offset, offset + page.limit);
    const rows = await Promise.all(onPage.map((id) => findDiscussion(database, id)));
    const shown = rows.flatMap((row) => (row !== undefined && belongs(row, filter) ? [row] : []));
    return { rows: shown, total: ids.length };
  };

  const loadPage = async ({ filter, keyword, page }: WantedPage): Promise<DiscussionPage> => {
    if (keyword !== undefined) return searchPage(filter, keyword, page);
    const rows = await listPage(filter, page);
    const offset = offsetOf(page);
    // A page that is not full is the last one.
    const isLast = rows.length < page.limit && (rows.length > 0 || offset === 0);
    return { rows, total: isLast ? offset + rows.length : await loadTotal(filter) };
  };

  const invalidate = () => {
    search.invalidateAll();
    loadTotal.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('discussions.listed', { handle: invalidate, resync: invalidate });
  eventBus.subscribe('usernames.changed', { handle: invalidate, resync: invalidate });
  return Object.assign(loadPage, { invalidate });
}

export type DiscussionPages = ReturnType<typeof createDiscussionPages>;
