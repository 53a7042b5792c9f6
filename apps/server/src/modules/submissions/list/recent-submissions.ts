/**
 * How this works: a part of a display id matches a hundred problems. Merging their newest submissions reads thousands of rows for a
 * page of fifteen, and so does a scan. Most searches are for the newest submissions, so each server caches the ids and problems of
 * the newest ones, and finds such a page there. The rows of the page are read from the database. A page that the cached ids
 * do not fill is left to the statements of `submission-list.repository.ts`.
 */
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { findStoredRow, listNewestIds, type NewestIds } from './recent-submissions.repository.ts';
import type { PageWindow } from './submission-list.repository.ts';
import type { StoredRow } from '../submissions.repository.ts';

/** Enough for the first pages of a search that matches one submission in a few hundred. */
const cachedCount = 16_384;
const idsAge = { ttlMs: 1500, staleWhileRevalidateMs: 500 };

export function createRecentSubmissions({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const loadNewest = cacheByKey({
    clock,
    ...idsAge,
    maxEntries: 1,
    keyOf: () => 'newest',
    read: () => listNewestIds(database, cachedCount),
  });

  /** Returns undefined unless all rows of the page are among the newest submissions. */
  return async (problemIds: readonly number[], page: PageWindow): Promise<StoredRow[] | undefined> => {
    const onPage = findPage(await loadNewest(undefined), new Set(problemIds), page);
    if (onPage === undefined) return undefined;
    const rows = await Promise.all(onPage.map((id) => findStoredRow(database, id)));
    // A submission may have been deleted meanwhile.
    const found = rows.filter((row) => row !== undefined);
    return found.length === page.limit ? found : undefined;
  };
}

/** Ends with the page: this loop runs for each request. */
function findPage(
  newest: NewestIds,
  problemIds: ReadonlySet<number>,
  { offset, limit }: PageWindow,
): number[] | undefined {
  const onPage: number[] = [];
  let matches = 0;
  for (let index = 0; index < newest.ids.length; index += 1) {
    if (!problemIds.has(newest.problemIds[index] ?? 0)) continue;
    matches += 1;
    if (matches > offset) onPage.push(newest.ids[index] ?? 0);
    if (onPage.length === limit) return onPage;
  }
  return undefined;
}
