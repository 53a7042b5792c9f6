import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ListAddress } from '../list-address.ts';

export type ProblemPage = DataOf<Calls['GET /api/get-problem-list']>;
export type ListedProblem = ProblemPage['records'][number];
export type ProblemTag = ListedProblem['tags'][number];

function requestOf(
  { keyword, difficulty, origin, tagIds, ownStatus, page, size }: ListAddress,
  uid?: string,
) {
  const query = {
    keyword,
    difficulty,
    oj: origin,
    tagId: tagIds.join(','),
    currentPage: page,
    limit: size,
    // Guests have no status.
    ...(uid !== undefined && { ownStatus }),
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
