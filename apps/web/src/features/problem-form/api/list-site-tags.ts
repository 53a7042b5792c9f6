import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Ours, to choose from. */
export const siteTagsQuery = queryOptions({
  queryKey: ['admin', 'problem-form', 'tags'],
  queryFn: ({ signal }) => callApi('GET /api/get-all-problem-tags', { query: { oj: 'ME' }, signal }),
});
