import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ListAddress } from '../list-address.ts';

export type ProblemPage = DataOf<Calls['GET /api/get-problem-list']>;
export type ListedProblem = ProblemPage['records'][number];
export type ProblemTag = ListedProblem['tags'][number];

export const problemsQuery = ({ keyword, difficulty, origin, tagIds, page, size }: ListAddress) => {
  const query = { keyword, difficulty, oj: origin, tagId: tagIds.join(','), currentPage: page, limit: size };
  return queryOptions({
    queryKey: ['problem-list', 'problems', query],
    queryFn: ({ signal }) => callApi('GET /api/get-problem-list', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
