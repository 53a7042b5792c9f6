/**
 * How this works: pages of lists are cached for two seconds, with the totals and the bookmarks of deep pages, so that one query
 * serves all readers who open a page at the same moment. A change that concerns the lists (a new, changed, pinned, disabled or
 * deleted discussion) publishes an event, and every server drops its pages. Rows are loaded with the page and checked again, so a
 * bookmark or a search result that is a moment old never shows a discussion that has left the list.
 */
import type { WireDiscussion } from '@touchstone/contract';
import { cacheByKey } from '../../platform/cache-many.ts';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  bookmarkDistance,
  countMatching,
  listBookmarks,
  listIds,
  searchIds,
  startBookmark,
  type DiscussionFilter,
} from './discussion-list.repository.ts';
import { presentDiscussion } from './discussions.presenter.ts';
import { listByIds, type DiscussionRow } from './discussions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

export interface WantedPage {
  filter: DiscussionFilter;
  keyword: string | undefined;
  page: PageRequest;
}

export interface ListedDiscussion {
  row: DiscussionRow;
  /** Without the text. */
  listed: WireDiscussion;
}

const ttlMs = 2000;
const staleMs = 500;
const totalTtlMs = 5000;
/** New discussions move deep pages by a row until then. */
const bookmarkTtlMs = 10_000;
const bookmarkStaleMs = 60_000;
const maxPages = 500;
const maxFilters = 1000;
/** Up to this offset a page is read from the first row on. */
const maxScanOffset = bookmarkDistance;

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
    maxEntries: maxFilters,
    keyOf,
    read: (filter: DiscussionFilter) => countMatching(database, filter),
  });
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs: bookmarkTtlMs,
    staleWhileRevalidateMs: bookmarkStaleMs,
    maxEntries: 100,
    keyOf,
    read: (filter: DiscussionFilter) => listBookmarks(database, filter),
  });
  const search = cacheByKey({
    clock,
    ttlMs,
    staleWhileRevalidateMs: staleMs,
    maxEntries: maxFilters,
    keyOf,
    read: ({ filter, keyword }: { filter: DiscussionFilter; keyword: string }) =>
      searchIds(database, filter, keyword),
  });

  const listPageIds = async (filter: DiscussionFilter, page: PageRequest): Promise<number[]> => {
    const offset = offsetOf(page);
    const { limit } = page;
    if (offset <= maxScanOffset) return listIds(database, filter, { ...startBookmark, offset, limit });
    const known = await loadBookmarks(filter);
    const bookmark = known[Math.floor(offset / bookmarkDistance)];
    if (bookmark === undefined) return [];
    return listIds(database, filter, { ...bookmark, offset: offset % bookmarkDistance, limit });
  };

  const readPage = async ({ filter, keyword, page }: WantedPage) => {
    if (keyword !== undefined) {
      const ids = await search({ filter, keyword });
      const offset = offsetOf(page);
      return { ids: ids.slice(offset, offset + page.limit), total: ids.length };
    }
    const ids = await listPageIds(filter, page);
    const offset = offsetOf(page);
    // A page that is not full is the last one.
    const isLast = ids.length < page.limit && (ids.length > 0 || offset === 0);
    return { ids, total: isLast ? offset + ids.length : await loadTotal(filter) };
  };

  const loadPage = cacheByKey({
    clock,
    ttlMs,
    staleWhileRevalidateMs: staleMs,
    maxEntries: maxPages,
    keyOf,
    read: async (wanted: WantedPage) => {
      const { ids, total } = await readPage(wanted);
      const rows = new Map((await listByIds(database, ids)).map((row) => [row.id, row]));
      const listed = ids.flatMap((id): ListedDiscussion[] => {
        const row = rows.get(id);
        if (row === undefined || !belongs(row, wanted.filter)) return [];
        return [{ row, listed: memoizeSerialized(presentDiscussion(row, { withContent: false })) }];
      });
      return { listed, total };
    },
  });

  const invalidate = () => {
    loadPage.invalidateAll();
    search.invalidateAll();
    loadTotal.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('discussions.listed', { handle: invalidate, resync: invalidate });
  return Object.assign(loadPage, { invalidate });
}

export type DiscussionPages = ReturnType<typeof createDiscussionPages>;
