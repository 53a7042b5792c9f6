/**
 * How this works: a filter becomes a search (names become ids), and the search a page and a total. `choose-plan.ts`
 * decides how the page is found; a page far down the whole list begins in the block where it stands.
 *
 * A page that is not full tells the total itself. Otherwise what is counted with every submission tells: of one user, of
 * blocks for the whole list. Else up to ten thousand rows are counted, and the count serves for two seconds; beyond, what is
 * counted of users and problems tells. Where that cannot, there are "at least" so many.
 */
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { choosePlan, type SearchPlan } from './choose-plan.ts';
import { createSearchReader, type Search, type SubmissionFilter } from './parse-search.ts';
import type { SubmissionConditions } from './search-shape.ts';
import { createSubmissionBlocks, type SubmissionBlocks, type SubmissionPlace } from './submission-blocks.ts';
import {
  countedExactly,
  countSubmissions,
  listSubmissions,
  type PagePlace,
  type SubmissionPage,
} from './submission-list.repository.ts';
import type { Named } from './submission-names.repository.ts';
import type { OutsideRow } from '../submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

/** Up to this offset a page is read from the newest row on, without cached data. */
const walkedAtMost = 2000;
/** Results of a search by part of a name may be two seconds old. Everything else is read on each request. */
const namesTtlMs = 1500;
/** The cache serves an entry this much longer while it refreshes it, so that requests on a busy site do not wait. */
const namesStaleMs = 500;
const totalTtlMs = 2000;
const slowTotalTtlMs = 60_000;
const maxCachedTotals = 2000;

export function createSubmissionReader(parts: Parts) {
  const { database, clock } = parts;
  const readBlocks = createSubmissionBlocks(parts);
  const readSearch = createSearchReader(parts);
  const counting = {
    clock,
    maxEntries: maxCachedTotals,
    keyOf: ({ filter }: CountedSearch) => JSON.stringify(filter),
    read: (counted: CountedSearch) => countSubmissions(database, counted),
  };
  const count = cacheByKey({ ...counting, ttlMs: totalTtlMs });
  const countSlowly = cacheByKey({ ...counting, ttlMs: slowTotalTtlMs });

  const listByNames = cacheByKey({
    clock,
    ttlMs: namesTtlMs,
    staleWhileRevalidateMs: namesStaleMs,
    maxEntries: maxCachedTotals,
    keyOf: ({ filter, place }: WantedPage) => JSON.stringify([filter, place]),
    read: (wanted) => listPage(database, wanted),
  });
  const readRows = (wanted: WantedPage) =>
    isOfManyNames(wanted.conditions) ? listByNames(wanted) : listPage(database, wanted);

  const readTotal = (search: Search, blocks: SubmissionBlocks) => {
    const { conditions } = search;
    const kept = findKeptTotal(search, blocks);
    if (kept !== undefined) return kept;
    const counted = { filter: search.filter, way: chooseCountingWay(search), conditions };
    if (!hasPattern(conditions)) return count(counted);
    // Every row would have to be asked for its name: nobody waits for that.
    return counted.way === 'scan' ? undefined : countSlowly(counted);
  };

  return async (
    filter: SubmissionFilter,
    page: PageRequest,
  ): Promise<{ rows: OutsideRow[]; total: number }> => {
    const [search, blocks] = await Promise.all([readSearch(filter), readBlocks()]);
    const { conditions } = search;
    if (conditions.userIds?.length === 0 || conditions.problemIds?.length === 0)
      return { rows: [], total: 0 };
    const way = chooseWay(search, { blocks, page });
    const place = findPlace(search, { blocks, page });
    const { rows, countOfUser } =
      place === undefined ? noPage : await readRows({ filter, way, conditions, place });
    const offset = offsetOf(page);
    const seen = offset + rows.length;
    const isLast = rows.length < page.limit && (rows.length > 0 || offset === 0);
    if (isLast) return { rows, total: seen };
    const total = countOfUser ?? (await readTotal(search, blocks));
    return { rows, total: Math.max(total ?? atLeast(search), rows.length > 0 ? seen : 0) };
  };
}

interface CountedSearch {
  /** What was asked for: it may name thousands, and is short. */
  filter: SubmissionFilter;
  way: SearchPlan;
  conditions: SubmissionConditions;
}

interface Circumstances {
  blocks: SubmissionBlocks;
  page: PageRequest;
}

function chooseWay({ users, problems }: Search, { blocks, page }: Circumstances): SearchPlan {
  const sizeOf = (named: Named<unknown> | undefined) =>
    named && { names: named.ids?.length, submissions: named.submissions };
  return choosePlan({
    users: sizeOf(users),
    problems: sizeOf(problems),
    reach: offsetOf(page) + page.limit,
    total: blocks.total(undefined),
  });
}

/** Counting ends nowhere before the last: what is named is gathered, the less the better. */
function chooseCountingWay({ users, problems }: Search): SearchPlan {
  const sizeOf = (named: Named<unknown> | undefined) =>
    named?.ids === undefined ? Infinity : named.submissions;
  if (users?.ids === undefined && problems?.ids === undefined) return 'scan';
  return sizeOf(users) <= sizeOf(problems) ? 'merge-by-user' : 'merge-by-problem';
}

type PageBegin = Partial<SubmissionPlace> & PagePlace;

/** Undefined: the list ends before. */
function findPlace({ conditions }: Search, { blocks, page }: Circumstances): PageBegin | undefined {
  const { limit } = page;
  const offset = offsetOf(page);
  if (offset <= walkedAtMost || !isWholeList(conditions)) return { offset, limit };
  const place = blocks.findPlace(conditions.status, offset);
  return place && { ...place, limit };
}

const noPage: SubmissionPage = { rows: [], countOfUser: undefined };

interface WantedPage extends CountedSearch {
  place: PageBegin;
}

const listPage = (
  database: Parts['database'],
  { way, conditions, place: { belowId, ...place } }: WantedPage,
) => listSubmissions(database, { way, conditions: { ...conditions, belowId }, place });

const givenNames = (conditions: SubmissionConditions) =>
  Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [name]));

const isWholeList = (conditions: SubmissionConditions) =>
  givenNames(conditions).every((name) => name === 'status');

/** What a part of a name finds is gathered from many users or problems, or looked for row by row. */
const isOfManyNames = (conditions: SubmissionConditions) =>
  hasPattern(conditions) || (conditions.userIds?.length ?? 0) > 1 || (conditions.problemIds?.length ?? 0) > 1;

const hasPattern = ({ usernamePattern, displayIdPattern }: SubmissionConditions) =>
  usernamePattern !== undefined || displayIdPattern !== undefined;

/** Undefined: nothing tells, or there are so few that counting them is as quick. */
function findKeptTotal(
  { conditions, users, problems }: Search,
  blocks: SubmissionBlocks,
): number | undefined {
  const names = givenNames(conditions);
  if (isWholeList(conditions)) return onlyMany(blocks.total(conditions.status));
  if (names.length > 1) return undefined;
  // A pattern stands alone where there are too many names to list them, and so to count.
  if (hasPattern(conditions)) return (users ?? problems)?.submissions;
  return onlyMany((users ?? problems)?.submissions ?? 0);
}

const onlyMany = (count: number) => (count > countedExactly ? count : undefined);

/** So many are said to be there at least, where nobody counts. */
const atLeast = ({ users, problems }: Search) =>
  Math.min(countedExactly, users?.submissions ?? countedExactly, problems?.submissions ?? countedExactly);
