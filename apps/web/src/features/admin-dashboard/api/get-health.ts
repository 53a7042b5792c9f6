import type { Calls, DataOf, Envelope } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';

export type Health = DataOf<Calls['GET /api/health']>;

const refreshMs = 5000;

/**
 * Fetched without the API client: an unhealthy site returns 503 together with the facts that this page shows. Only an
 * unreachable server is an error here.
 */
export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: async ({ signal }): Promise<Health> => {
    const response = await fetch('/api/health', { signal });
    const { data } = (await response.json()) as Envelope<Health>;
    if (data === null) throw new Error(`No health facts with HTTP ${String(response.status)}`);
    return data;
  },
  refetchInterval: refreshMs,
  retry: false,
});
