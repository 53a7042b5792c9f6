import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { offsetOf } from '../../platform/page-request.ts';
import {
  atLeast,
  countExactly,
  listSubmissions,
  resolveFilter,
  sumCounts,
  type ResolvedFilter,
  type SubmissionFilter,
} from './submission-list.repository.ts';
import type { SubmissionRow } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** A total of the whole site may be so old. */
const totalLifeMs = 10_000;

/** Reads pages of submissions. Keeps the totals of the whole site for a moment: they are asked for with every page. */
export function createSubmissionReader({ database, clock }: Parts) {
  const siteTotals = new Map<number | undefined, { total: Promise<number>; readAt: number }>();

  const siteTotal = (status: number | undefined) => {
    const known = siteTotals.get(status);
    const now = clock().getTime();
    if (known !== undefined && now - known.readAt < totalLifeMs) return known.total;
    const total = sumCounts(database, { problemId: undefined, status });
    siteTotals.set(status, { total, readAt: now });
    // A failure is told to those who wait for it, and not remembered.
    total.catch(() => siteTotals.delete(status));
    return total;
  };

  const largeTotal = async ({ filter, userIds, problemIds }: ResolvedFilter, seen: number) => {
    const isByPerson = filter.userId !== undefined || userIds !== undefined;
    if (isByPerson || problemIds === 'many' || (problemIds?.length ?? 0) > 1) return Math.max(atLeast, seen);
    const [problemId] = problemIds ?? [];
    return problemId === undefined
      ? siteTotal(filter.status)
      : sumCounts(database, { problemId, status: filter.status });
  };

  return async (
    filter: SubmissionFilter,
    page: PageRequest,
  ): Promise<{ rows: SubmissionRow[]; total: number }> => {
    const resolved = await resolveFilter(database, filter);
    const [rows, counted] = await Promise.all([
      listSubmissions(database, resolved, page),
      countExactly(database, resolved),
    ]);
    return { rows, total: counted ?? (await largeTotal(resolved, offsetOf(page) + rows.length)) };
  };
}
