import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const staleMs = 10 * 60_000;

/** What the judges say of their compilers, by language. */
export const languageVersionsQuery = queryOptions({
  queryKey: ['site', 'language-versions'],
  queryFn: ({ signal }) => callApi('GET /api/language-versions', { signal }),
  staleTime: staleMs,
});
