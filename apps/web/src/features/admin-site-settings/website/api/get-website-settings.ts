import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type WebsiteSettings = DataOf<Calls['GET /api/admin/config/website']>;

export const websiteSettingsQuery = queryOptions({
  queryKey: ['admin', 'website-settings'],
  queryFn: ({ signal }) => callApi('GET /api/admin/config/website', { signal }),
  staleTime: 0,
});
