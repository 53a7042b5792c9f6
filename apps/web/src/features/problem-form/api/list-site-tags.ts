import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The site's own tags, to select from. */
export const siteTagsQuery = queryOptions({
  queryKey: ['admin', 'problem-form', 'tags'],
  queryFn: async ({ signal }) => {
    const groups = await callApi('GET /api/tag-groups', { query: { oj: 'ME' }, signal });
    return groups.flatMap(({ tagList }) => tagList);
  },
});
