import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The number of ranked contestants, without stars. */
export const rankedCountQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'ranked-count'],
    queryFn: async ({ signal }) => {
      const body = { cid: contestId, currentPage: 1, limit: 10, removeStar: true, forceRefresh: true };
      return (await callApi('POST /api/get-contest-rank', { body, signal })).total;
    },
  });
