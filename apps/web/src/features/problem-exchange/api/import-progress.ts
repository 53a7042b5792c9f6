import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const pollIntervalMs = 1000;

/** Null if the server is not working on it. */
export const importProgressQuery = (key: string) =>
  queryOptions({
    queryKey: ['admin', 'import-progress', key],
    queryFn: ({ signal }) => callApi('GET /api/admin/problem/import-progress', { query: { key }, signal }),
    refetchInterval: pollIntervalMs,
    gcTime: 0,
    retry: false,
  });
