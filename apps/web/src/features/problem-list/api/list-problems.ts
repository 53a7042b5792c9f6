import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ListAddress, ListFilters } from '../list-address.ts';
import { defaultSort } from '../list-sort.ts';

export type ProblemPage = DataOf<Calls['GET /api/get-problem-list']>;
export type ListedProblem = ProblemPage['records'][number];
export type ProblemTag = ListedProblem['tags'][number];

/** Guests have no status. */
const filtersOf = ({ keyword, difficulty, origin, tagIds, ownStatus }: ListFilters, uid?: string) => ({
  keyword,
  difficulty,
  oj: origin,
  tagId: tagIds.join(','),
  ...(uid !== undefined && { ownStatus }),
});

function requestOf(address: ListAddress, uid?: string) {
  const { sort, ownStatus, page, size } = address;
  const query = {
    ...filtersOf(address, uid),
    ...(sort !== defaultSort && { sort }),
    currentPage: page,
    limit: size,
  };
  return {
    // Only a list by own status differs between users.
    queryKey: ['problem-list', 'problems', query, ...(ownStatus === undefined ? [] : [uid])],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi('GET /api/get-problem-list', { query, signal }),
  };
}

export const problemsQuery = (address: ListAddress, uid?: string) =>
  queryOptions({ ...requestOf(address, uid), placeholderData: keepPreviousData });

/** For the total only: it never shows the total of other filters meanwhile. */
export const problemCountQuery = (address: ListAddress, uid?: string) =>
  queryOptions(requestOf({ ...address, page: 1, size: 1 }, uid));

export type ProblemCounts = DataOf<Calls['GET /api/get-problem-counts']>;

/** How many problems each further choice of a filter would show. */
export const filterCountsQuery = (filters: ListFilters, uid?: string) => {
  const query = filtersOf(filters, uid);
  return queryOptions({
    queryKey: ['problem-list', 'filter-counts', query, uid],
    queryFn: ({ signal }) => callApi('GET /api/get-problem-counts', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
