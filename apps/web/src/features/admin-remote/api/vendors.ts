import type { SentBodyOf, Calls, DataOf } from '@touchstone/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type RemoteVendor = DataOf<Calls['GET /api/admin/remote/vendors']>[number];
export type VendorKey = RemoteVendor['key'];

/** All queries of this feature. */
export const remoteKey = ['admin', 'remote'] as const;

const refreshMs = 5000;

/** The query client pauses it while the tab is hidden. */
export const vendorsQuery = queryOptions({
  queryKey: [...remoteKey, 'vendors'],
  queryFn: ({ signal }) => callApi('GET /api/admin/remote/vendors', { signal }),
  refetchInterval: refreshMs,
  retry: false,
});

export const switchVendor = (body: SentBodyOf<Calls['PUT /api/admin/remote/vendor']>) =>
  callApi('PUT /api/admin/remote/vendor', { body, toastsError: true });

export const resumeVendor = (key: VendorKey) =>
  callApi('POST /api/admin/remote/vendor/resume', { body: { key }, toastsError: true });

export const invalidateRemote = (client: QueryClient) => client.invalidateQueries({ queryKey: remoteKey });
