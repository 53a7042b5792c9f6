import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
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

  /** Of more than are counted one by one. */
  const largeTotal = ({ filter, userIds, problemIds }: ResolvedFilter, seen: number) => {
    const isNarrowed = filter.userId !== undefined || userIds !== undefined || problemIds !== undefined;
    return isNarrowed ? Math.max(atLeast, seen) : siteTotal(filter.status);
  };

  const readTotal = async (resolved: ResolvedFilter, seen: number) => {
    const problemId = findOnlyProblem(resolved);
    if (problemId !== undefined) return sumCounts(database, { problemId, status: resolved.filter.status });
    return (await countExactly(database, resolved)) ?? largeTotal(resolved, seen);
  };

  return async (
    filter: SubmissionFilter,
    page: PageRequest,
  ): Promise<{ rows: SubmissionRow[]; total: number }> => {
    const resolved = await resolveFilter(database, filter);
    const rows = await listSubmissions(database, resolved, page);
    return { rows, total: await readTotal(resolved, offsetOf(page) + rows.length) };
  };
}

/** The problem whose submissions are asked for, whoever made them: its counts are known. */
function findOnlyProblem({ filter, userIds, problemIds }: ResolvedFilter) {
  const isByPerson = filter.userId !== undefined || userIds !== undefined;
  if (isByPerson || problemIds === undefined || problemIds === 'many' || problemIds.length !== 1)
    return undefined;
  return problemIds[0];
}
