/**
 * How this works: a filter becomes a search (names become ids), and the search a page and a total. `choose-plan.ts`
 * decides how the page is found; a page far down the whole list starts in the block that contains it. The newest
 * submissions of many problems are found among cached ids (`recent-submissions.ts`).
 *
 * A page that is not full determines the total itself. Otherwise the counters determine it: of one user, or of the
 * blocks for the whole list. A short search is counted with its page. Otherwise up to ten thousand rows are counted, of
 * many names up to a thousand, and the count is cached; beyond that, the counters of users and problems are used, which
 * leave out what is being judged. Where none applies, the total is a lower bound.
 */
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { choosePlan, type SearchPlan } from './choose-plan.ts';
import { createSearchLoader, type Search, type SubmissionFilter } from './parse-search.ts';
import { createRecentSubmissions } from './recent-submissions.ts';
import type { SubmissionConditions } from './search-shape.ts';
import { createSubmissionBlocks, type SubmissionBlocks, type BlockPosition } from './submission-blocks.ts';
import {
  countedExactly,
  countSubmissions,
  listSubmissions,
  type PageWindow,
} from './submission-list.repository.ts';
import type { Matches } from './submission-names.repository.ts';
import { createProblemJoiner } from './submitted-problems.ts';
import type { OutsideRow } from '../submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

/** Up to this offset a page is read from the newest row on, without cached data. */
const maxScanOffset = 2000;
/**
 * Totals and the results of a search by part of a name may be two seconds old, the total of such a search a minute. Everything
 * else is read on each request.
 */
const totalAge = { ttlMs: 1000, staleWhileRevalidateMs: 1000 };
const namesAge = { ttlMs: 1500, staleWhileRevalidateMs: 500 };
const totalByNamesAge = { ttlMs: 10_000, staleWhileRevalidateMs: 50_000 };
const maxCachedTotals = 2000;

export function createSubmissionLoader(parts: Parts) {
  const { database, clock } = parts;
  const loadBlocks = createSubmissionBlocks(parts);
  const loadSearch = createSearchLoader(parts);
  const counting = {
    clock,
    maxEntries: maxCachedTotals,
    keyOf: ({ filter }: CountedSearch) => JSON.stringify(filter),
    read: (counted: CountedSearch) => countSubmissions(database, counted),
  };
  const count = cacheByKey({ ...counting, ...totalAge });
  const countByNames = cacheByKey({ ...counting, ...totalByNamesAge });

  const joinProblems = createProblemJoiner(parts);
  const listPage = async ({ way, conditions, isCounted, place: { belowId, ...place } }: WantedPage) => {
    const wanted = { way, conditions: { ...conditions, belowId }, isCounted, place };
    const { rows, total } = await listSubmissions(database, wanted);
    return { rows: await joinProblems(rows), total };
  };
  const listByNames = cacheByKey({
    clock,
    ...namesAge,
    maxEntries: maxCachedTotals,
    keyOf: ({ filter, place }: WantedPage) => JSON.stringify([filter, place]),
    read: (wanted) => listPage(wanted),
  });
  const findRecentPage = createRecentSubmissions(parts);
  const loadRows = async (wanted: WantedPage) => {
    const { conditions, place } = wanted;
    if (!hasManyNames(conditions)) return listPage(wanted);
    const { problemIds, ...others } = conditions;
    const canBeRecent = problemIds !== undefined && givenNames(others).length === 0;
    const recent = canBeRecent ? await findRecentPage(problemIds, place) : undefined;
    return recent ? { rows: await joinProblems(recent), total: undefined } : listByNames(wanted);
  };

  const loadTotal = (search: Search, blocks: SubmissionBlocks) => {
    const { conditions } = search;
    const countedTotal = findCountedTotal(search, blocks);
    if (countedTotal !== undefined) return countedTotal;
    const counted = { filter: search.filter, way: chooseCountPlan(search), conditions };
    if (!hasManyNames(conditions)) return count(counted);
    // With a pattern, the name of every row would have to be compared, which takes too long.
    return hasPattern(conditions) && counted.way === 'scan' ? undefined : countByNames(counted);
  };

  return async (
    filter: SubmissionFilter,
    page: PageRequest,
  ): Promise<{ rows: OutsideRow[]; total: number }> => {
    const [search, blocks] = await Promise.all([loadSearch(filter), loadBlocks()]);
    const { conditions } = search;
    if (conditions.userIds?.length === 0 || conditions.problemIds?.length === 0)
      return { rows: [], total: 0 };
    const way = choosePagePlan(search, { blocks, page });
    const place = findPosition(search, { blocks, page });
    const isCounted = isCountedWithPage(search, way);
    const [{ rows, total: countedTotal }, totalByNames] = await Promise.all([
      place === undefined ? noPage : loadRows({ filter, way, conditions, isCounted, place }),
      // Both take long, and the page is seldom the last.
      hasManyNames(conditions) ? loadTotal(search, blocks) : undefined,
    ]);
    const offset = offsetOf(page);
    const seen = offset + rows.length;
    const isLast = rows.length < page.limit && (rows.length > 0 || offset === 0);
    if (isLast) return { rows, total: seen };
    const total = countedTotal ?? totalByNames ?? (await loadTotal(search, blocks));
    return { rows, total: Math.max(total ?? atLeast(search), rows.length > 0 ? seen : 0) };
  };
}

interface CountedSearch {
  /** The cache key: short, although it may match thousands of names. */
  filter: SubmissionFilter;
  way: SearchPlan;
  conditions: SubmissionConditions;
}

interface Circumstances {
  blocks: SubmissionBlocks;
  page: PageRequest;
}

function choosePagePlan({ users, problems }: Search, { blocks, page }: Circumstances): SearchPlan {
  const sizeOf = (named: Matches<unknown> | undefined) =>
    named && { names: named.ids?.length, submissions: named.submissions };
  return choosePlan({
    users: sizeOf(users),
    problems: sizeOf(problems),
    reach: offsetOf(page) + page.limit,
    total: blocks.total(undefined),
  });
}

/** Counting reads all matches, so it merges the smaller condition. */
function chooseCountPlan({ users, problems }: Search): SearchPlan {
  const sizeOf = (named: Matches<unknown> | undefined) =>
    named?.ids === undefined ? Infinity : named.submissions;
  if (users?.ids === undefined && problems?.ids === undefined) return 'scan';
  return sizeOf(users) <= sizeOf(problems) ? 'merge-by-user' : 'merge-by-problem';
}

/** Up to so many rows, counting with the page costs less than a statement of its own, though that is cached. */
const maxCountedWithPage = 300;

function isCountedWithPage({ conditions, users, problems }: Search, way: SearchPlan): boolean {
  if (hasManyNames(conditions)) return false;
  // The counter of the user.
  if (givenNames(conditions).every((name) => name === 'userIds')) return conditions.userIds !== undefined;
  const merged = { 'merge-by-user': users, 'merge-by-problem': problems, scan: undefined }[way];
  // Zero: the size is not known.
  return merged !== undefined && merged.submissions > 0 && merged.submissions <= maxCountedWithPage;
}

type PageStart = Partial<BlockPosition> & PageWindow;

/** Returns undefined when the list is shorter. */
function findPosition({ conditions }: Search, { blocks, page }: Circumstances): PageStart | undefined {
  const { limit } = page;
  const offset = offsetOf(page);
  if (offset <= maxScanOffset || !isWholeList(conditions)) return { offset, limit };
  const place = blocks.findPosition(conditions.status, offset);
  return place && { ...place, limit };
}

const noPage = { rows: [], total: undefined };

interface WantedPage extends CountedSearch {
  place: PageStart;
  isCounted: boolean;
}

const givenNames = (conditions: SubmissionConditions) =>
  Object.entries(conditions).flatMap(([name, value]) => (value === undefined ? [] : [name]));

const isWholeList = (conditions: SubmissionConditions) =>
  givenNames(conditions).every((name) => name === 'status');

/** A part of a name matches many users or problems. */
const hasManyNames = (conditions: SubmissionConditions) =>
  hasPattern(conditions) || (conditions.userIds?.length ?? 0) > 1 || (conditions.problemIds?.length ?? 0) > 1;

const hasPattern = ({ usernamePattern, displayIdPattern }: SubmissionConditions) =>
  usernamePattern !== undefined || displayIdPattern !== undefined;

/** Returns undefined when no counter applies, or when counting is as fast. */
function findCountedTotal(
  { conditions, users, problems }: Search,
  blocks: SubmissionBlocks,
): number | undefined {
  const names = givenNames(conditions);
  if (isWholeList(conditions)) return onlyMany(blocks.total(conditions.status));
  if (names.length > 1) return undefined;
  // A pattern remains only when there are too many names to list, and so to count.
  if (hasPattern(conditions)) return (users ?? problems)?.submissions;
  return onlyMany(
    (users ?? problems)?.submissions ?? 0,
    hasManyNames(conditions) ? countedOfMany : countedExactly,
  );
}

/** The maximum exact count of many users or problems: counting ten thousand of their submissions takes longer than finding a page. */
const countedOfMany = 1000;

const onlyMany = (count: number, exactUpTo = countedExactly) => (count > exactUpTo ? count : undefined);

/** The lower bound for a total that is not counted. */
const atLeast = ({ users, problems }: Search) =>
  Math.min(countedExactly, users?.submissions ?? countedExactly, problems?.submissions ?? countedExactly);
