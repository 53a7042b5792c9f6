import type { RankRow } from '@touchstone/contract';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberByKey } from '../../platform/remember-many.ts';
import {
  beginning,
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

/** The total and places far down a ranking may be so old. */
const bookmarksTtlMs = 20_000;
const bookmarksStaleMs = 40_000;
/** Long enough to carry a class that looks at once, short enough that nobody waits for an own success. */
const pageLifeMs = 2000;
/** Who is found, and in which order. */
const searchLifeMs = 10_000;
const rememberedPages = 300;
/** Up to here a page is found from the first place on, so that nothing old has a part in it. */
const walkedAtMost = 1000;

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

export function createRankingReader({ database, clock }: Parts) {
  const loadBookmarks = rememberByKey({
    clock,
    lifeMs: bookmarksTtlMs,
    graceMs: bookmarksStaleMs,
    most: 2,
    keyOf: (kind: RankingKind) => kind,
    read: (kind) => listBookmarks(database, kind),
  });

  const findPlace = async (kind: RankingKind, offset: number) => {
    if (offset <= walkedAtMost) return { ...beginning, offset };
    const { bookmarks } = await loadBookmarks(kind);
    const nearest = Math.min(Math.floor(offset / bookmarkDistance), bookmarks.length - 1);
    return { ...(bookmarks[nearest] ?? beginning), offset: offset - nearest * bookmarkDistance };
  };

  const findPage = async ({ kind, page }: WantedPage) => {
    const place = await findPlace(kind, offsetOf(page));
    return presentRanked(await listRanked(database, kind, { ...place, limit: page.limit }));
  };
  const recallPage = rememberByKey({
    clock,
    lifeMs: pageLifeMs,
    most: rememberedPages,
    keyOf: ({ kind, page }: WantedPage) => [kind, page.currentPage, page.limit].join(' '),
    read: async (wanted) => memoizeSerialized(await findPage(wanted)),
  });
  /** Many look at the first pages; of the thousands after them hardly two people look at the same. */
  const readPage = (wanted: WantedPage) =>
    offsetOf(wanted.page) <= walkedAtMost ? recallPage(wanted) : findPage(wanted);

  const readFoundIds = rememberByKey({
    clock,
    lifeMs: searchLifeMs,
    most: rememberedPages,
    keyOf: (request: SearchRequest) => JSON.stringify(request),
    read: (request) => listFoundIds(database, request),
  });

  const readFound = rememberByKey({
    clock,
    lifeMs: pageLifeMs,
    most: rememberedPages,
    keyOf: ({ kind, search, page }: SearchRequest & { page: PageRequest }) =>
      JSON.stringify([kind, search, page.currentPage, page.limit]),
    read: async ({ kind, search, page }) => {
      const ids = await readFoundIds({ kind, search });
      const offset = offsetOf(page);
      const rows = await listRankedByIds(database, kind, ids.slice(offset, offset + page.limit));
      return { rows: memoizeSerialized(presentRanked(rows)), total: ids.length };
    },
  });

  return async ({ kind, search, page }: RankingRequest): Promise<{ rows: RankRow[]; total: number }> => {
    if (search !== undefined) return readFound({ kind, search, page });
    const [rows, { total }] = await Promise.all([readPage({ kind, page }), loadBookmarks(kind)]);
    return { rows, total };
  };
}
