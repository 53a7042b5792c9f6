import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { remember } from '../../platform/remember.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import {
  countProblems,
  everything,
  findDisplayIdAt,
  listProblems,
  mapResultCounts,
  type ProblemFilter,
} from './problem-list.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** A total may be so old: it is asked for with every page and changes when somebody publishes a problem. */
const totalLifeMs = 5000;
const rememberedTotals = 500;
/** A page may be so old: a class that opens the list together is carried by one reading. */
const pageLifeMs = 2000;
const rememberedPages = 300;

/** Prefixes of the display ids of other sites' problems. Whatever else is asked for means our own. */
const otherSites: readonly string[] = ['HDU', 'CF', 'GYM', 'POJ', 'SPOJ', 'AC', 'LIBRE'];

export function readOrigin(oj: string | undefined): ProblemFilter['origin'] {
  if (oj === undefined) return undefined;
  const prefix = oj.trim().toUpperCase();
  return otherSites.includes(prefix) ? { prefix } : 'own';
}

export function createProblemReader({ database, clock }: Parts) {
  const totals = new Map<string, { total: Promise<number>; readAt: number }>();

  const readTotal = (filter: ProblemFilter): Promise<number> => {
    const key = JSON.stringify(filter);
    const now = clock().getTime();
    const known = totals.get(key);
    if (known !== undefined && Math.abs(now - known.readAt) < totalLifeMs) return known.total;
    const total = countProblems(database, filter);
    if (totals.size >= rememberedTotals) totals.clear();
    totals.set(key, { total, readAt: now });
    // A failure is told to those who wait for it, and not remembered.
    total.catch(() => totals.delete(key));
    return total;
  };

  const readRows = async (filter: ProblemFilter, page: PageRequest) => {
    const [rows, total] = await Promise.all([listProblems(database, filter, page), readTotal(filter)]);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { rows: [], total };
    const [tags, results] = await Promise.all([
      mapTagsOfProblems(database, ids),
      mapResultCounts(database, ids),
    ]);
    return {
      rows: rows.map((row) => ({ row, tags: tags.get(row.id) ?? [], results: results.get(row.id) ?? [] })),
      total,
    };
  };

  const pages = new Map<string, () => ReturnType<typeof readRows>>();
  const readPage = (filter: ProblemFilter, { currentPage, limit }: PageRequest) => {
    const key = JSON.stringify([filter, currentPage, limit]);
    let read = pages.get(key);
    if (read === undefined) {
      if (pages.size >= rememberedPages) pages.clear();
      read = remember({ clock, lifeMs: pageLifeMs, read: () => readRows(filter, { currentPage, limit }) });
      pages.set(key, read);
    }
    return read();
  };

  /** Undefined: there is none. */
  const pickDisplayId = async (): Promise<string | undefined> => {
    const place = Math.floor(Math.random() * (await readTotal(everything)));
    // The total may be a moment old: the list can be shorter by now, or have its first problem.
    return (await findDisplayIdAt(database, place)) ?? findDisplayIdAt(database, 0);
  };

  return { readPage, pickDisplayId };
}

export type ListedProblem = Awaited<
  ReturnType<ReturnType<typeof createProblemReader>['readPage']>
>['rows'][number];
