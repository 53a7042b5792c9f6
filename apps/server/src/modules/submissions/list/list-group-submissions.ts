/**
 * The submissions of a group. How this works: the page is read on each request, the total is counted at most every two seconds per
 * filter. A page that is not full determines the total itself. The access check is not cached.
 */
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import {
  countGroupSubmissions,
  listGroupSubmissions,
  type GroupSubmissionFilter,
} from './group-submissions.repository.ts';

const totalTtlMs = 2000;
const totalStaleMs = 10_000;
const maxCachedTotals = 1000;

export function createGroupSubmissionLoader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const count = cacheByKey({
    clock,
    ttlMs: totalTtlMs,
    staleWhileRevalidateMs: totalStaleMs,
    maxEntries: maxCachedTotals,
    keyOf: (filter: GroupSubmissionFilter) => JSON.stringify(filter),
    read: (filter) => countGroupSubmissions(database, filter),
  });
  return async (filter: GroupSubmissionFilter, page: PageRequest) => {
    const rows = await listGroupSubmissions(database, filter, page);
    const offset = offsetOf(page);
    const seen = offset + rows.length;
    const isLast = rows.length < page.limit && (rows.length > 0 || offset === 0);
    return { rows, total: isLast ? seen : Math.max(await count(filter), rows.length > 0 ? seen : 0) };
  };
}
