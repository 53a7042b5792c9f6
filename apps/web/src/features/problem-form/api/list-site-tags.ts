import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The site's own tags, to select from. */
export const siteTagsQuery = queryOptions({
  queryKey: ['admin', 'problem-form', 'tags'],
  queryFn: ({ signal }) => callApi('GET /api/get-all-problem-tags', { query: { oj: 'ME' }, signal }),
});
