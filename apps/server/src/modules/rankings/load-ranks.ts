import { cacheByKey } from '../../platform/cache-many.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBookmarks, listRanks, startBookmark, type RankingKind } from './rankings.repository.ts';

/** As old as the far pages of a ranking may be. */
const ttlMs = 20_000;
const staleMs = 40_000;

/** The ranks of a few users: in the result of a search, and the own one. */
export function createRankLoader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const loadBookmarks = cacheByKey({
    clock,
    ttlMs,
    staleWhileRevalidateMs: staleMs,
    maxEntries: 2,
    keyOf: (kind: RankingKind) => kind,
    read: (kind) => listBookmarks(database, kind),
  });
  return async (kind: RankingKind, userIds: readonly string[]) => {
    const { bookmarks, total } = await loadBookmarks(kind);
    // A user who passed the cached first bookmark is counted from the start.
    const from = [startBookmark, ...bookmarks.slice(1)];
    return { ranks: await listRanks(database, kind, { userIds, bookmarks: from }), total };
  };
}
