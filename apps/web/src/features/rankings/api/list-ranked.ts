import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { rankTypes, type RankingKind } from '../ranking-kind.ts';

interface RankedRequest {
  kind: RankingKind;
  currentPage: number;
  limit: number;
  searchUser: string;
}

export const rankedQuery = ({ kind, currentPage, limit, searchUser }: RankedRequest) =>
  queryOptions({
    queryKey: ['rankings', kind, { currentPage, limit, searchUser }],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-rank-list', {
        query: {
          type: rankTypes[kind],
          currentPage,
          limit,
          searchUser: searchUser === '' ? undefined : searchUser,
        },
        signal,
      }),
    // Keeps the old rows while the page changes. Another ranking starts empty.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === kind ? keepPreviousData(previous) : undefined,
  });

const chartLength = 10;

/** The first ten, independent of the search. */
export const topTenQuery = (kind: RankingKind) =>
  rankedQuery({ kind, currentPage: 1, limit: chartLength, searchUser: '' });
