import type { RankRow } from '@touchstone/contract';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { cacheByKey } from '../../platform/cache-many.ts';
import {
  startBookmark,
  bookmarkDistance,
  listFoundIds,
  listBookmarks,
  listRanked,
  listRankedByIds,
  type RankingKind,
  type UserSearch,
} from './rankings.repository.ts';
import { presentRanked } from './rankings.presenter.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Maximum age of the total and of pages far down a ranking. */
const bookmarksTtlMs = 20_000;
const bookmarksStaleMs = 40_000;
/**
 * Long enough to serve a class that opens the page at the same time, short enough that a user's own success
 * appears soon.
 */
const pageTtlMs = 2000;
/** For the ids that match a search, in their order. */
const searchTtlMs = 10_000;
const maxCachedPages = 300;
/** Up to this offset a page is scanned from the first row, without cached data. */
const maxScannedOffset = 1000;

interface SearchRequest {
  kind: RankingKind;
  search: UserSearch;
}

export interface RankingRequest {
  kind: RankingKind;
  search: UserSearch | undefined;
  page: PageRequest;
}

type WantedPage = Omit<RankingRequest, 'search'>;

export function createRankingLoader({ database, clock }: Parts) {
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs: bookmarksTtlMs,
    staleWhileRevalidateMs: bookmarksStaleMs,
    maxEntries: 2,
    keyOf: (kind: RankingKind) => kind,
    read: (kind) => listBookmarks(database, kind),
  });

  const findNearestBookmark = async (kind: RankingKind, offset: number) => {
    if (offset <= maxScannedOffset) return { ...startBookmark, offset };
    const { bookmarks } = await loadBookmarks(kind);
    const nearest = Math.min(Math.floor(offset / bookmarkDistance), bookmarks.length - 1);
    return { ...(bookmarks[nearest] ?? startBookmark), offset: offset - nearest * bookmarkDistance };
  };

  const loadPage = async ({ kind, page }: WantedPage) => {
    const from = await findNearestBookmark(kind, offsetOf(page));
    return presentRanked(await listRanked(database, kind, { ...from, limit: page.limit }));
  };
  const loadCachedPage = cacheByKey({
    clock,
    ttlMs: pageTtlMs,
    maxEntries: maxCachedPages,
    keyOf: ({ kind, page }: WantedPage) => [kind, page.currentPage, page.limit].join(' '),
    read: async (wanted) => memoizeSerialized(await loadPage(wanted)),
  });
  /**
   * Many users view the first pages, so they are cached. Two users rarely view the same one of the thousands
   * after them.
   */
  const loadPageOrCached = (wanted: WantedPage) =>
    offsetOf(wanted.page) <= maxScannedOffset ? loadCachedPage(wanted) : loadPage(wanted);

  const loadFoundIds = cacheByKey({
    clock,
    ttlMs: searchTtlMs,
    maxEntries: maxCachedPages,
    keyOf: (request: SearchRequest) => JSON.stringify(request),
    read: (request) => listFoundIds(database, request),
  });

  const loadFound = cacheByKey({
    clock,
    ttlMs: pageTtlMs,
    maxEntries: maxCachedPages,
    keyOf: ({ kind, search, page }: SearchRequest & { page: PageRequest }) =>
      JSON.stringify([kind, search, page.currentPage, page.limit]),
    read: async ({ kind, search, page }) => {
      const ids = await loadFoundIds({ kind, search });
      const offset = offsetOf(page);
      const rows = await listRankedByIds(database, kind, ids.slice(offset, offset + page.limit));
      return { rows: memoizeSerialized(presentRanked(rows)), total: ids.length };
    },
  });

  return async ({ kind, search, page }: RankingRequest): Promise<{ rows: RankRow[]; total: number }> => {
    if (search !== undefined) return loadFound({ kind, search, page });
    const [rows, { total }] = await Promise.all([loadPageOrCached({ kind, page }), loadBookmarks(kind)]);
    return { rows, total };
  };
}
