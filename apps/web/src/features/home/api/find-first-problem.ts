import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const easiest = 0;

/** The problem for beginners: the first easy one of the list. Null if the site has none. */
export const firstProblemQuery = queryOptions({
  queryKey: ['problems', 'first'],
  queryFn: async ({ signal }) => {
    const query = { difficulty: easiest, currentPage: 1, limit: 1 };
    const { records } = await callApi('GET /api/get-problem-list', { query, signal });
    return records[0]?.problemId ?? null;
  },
});
