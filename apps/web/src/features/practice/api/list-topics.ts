import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { groupTopics } from '../topics.ts';

/** Tags change only when an administrator edits them. */
const staleMs = 300_000;

/** Tags that public problems have, with the number of problems. */
export const topicsQuery = queryOptions({
  queryKey: ['practice', 'topics'],
  queryFn: async ({ signal }) => {
    const [groups, counts] = await Promise.all([
      callApi('GET /api/tag-groups', { query: { oj: 'ALL' }, signal }),
      callApi('GET /api/get-problem-counts', { query: {}, signal }),
    ]);
    return groupTopics(groups, counts.tags);
  },
  staleTime: staleMs,
});
