import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Without a query, the call returns the caller's profile. */
export const ownHomeQuery = queryOptions({
  queryKey: ['social', 'own-home'],
  queryFn: ({ signal }) => callApi('GET /api/get-user-home-info', { query: {}, signal }),
});
