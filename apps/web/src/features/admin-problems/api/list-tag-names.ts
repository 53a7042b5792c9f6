import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The names of the site's own tags. */
export const tagNamesQuery = queryOptions({
  queryKey: ['admin', 'tag-names'],
  queryFn: ({ signal }) => callApi('GET /api/get-all-problem-tags', { query: { oj: 'ME' }, signal }),
  select: (tags) => [...new Set(tags.map(({ name }) => name))].toSorted(),
});
