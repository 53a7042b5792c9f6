/** Names, links and switches of the site: loaded once, used by the shell, the guard and several pages. */
import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { callApi } from './api/index.ts';
import { findInitialData } from './initial-data.ts';

export type WebsiteConfig = DataOf<Calls['GET /api/get-website-config']>;

const staleMs = 5 * 60_000;

export const websiteConfigQuery = queryOptions({
  queryKey: ['site', 'website-config'],
  // Not aborted when a component unmounts: the guard of a route may be waiting for it.
  queryFn: () => callApi('GET /api/get-website-config'),
  staleTime: staleMs,
  initialData: () => findInitialData('GET /api/get-website-config'),
});

export const loadWebsiteConfig = (client: QueryClient): Promise<WebsiteConfig> =>
  client.ensureQueryData(websiteConfigQuery);

/** Undefined until it is loaded. */
export const useWebsiteConfig = (): WebsiteConfig | undefined => useQuery(websiteConfigQuery).data;
