import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Statistics = DataOf<Calls['GET /api/admin/dashboard/statistics']>;
export type QueueDepth = DataOf<Calls['GET /api/admin/dashboard/queue']>;
export type ServiceInfo = DataOf<Calls['GET /api/admin/config/get-service-info']>;
export type Login = DataOf<Calls['GET /api/admin/dashboard/logins']>[number];

/** The query client pauses it while the tab is hidden. */
const live = { refetchInterval: 5000, retry: false } as const;

export const countsQuery = queryOptions({
  ...live,
  queryKey: ['admin', 'dashboard', 'counts'],
  queryFn: ({ signal }) => callApi('GET /api/admin/dashboard/get-dashboard-info', { signal }),
});

export const queueQuery = queryOptions({
  ...live,
  queryKey: ['admin', 'dashboard', 'queue'],
  queryFn: ({ signal }) => callApi('GET /api/admin/dashboard/queue', { signal }),
});

export const serviceQuery = queryOptions({
  ...live,
  queryKey: ['admin', 'dashboard', 'service'],
  queryFn: ({ signal }) => callApi('GET /api/admin/config/get-service-info', { signal }),
});

export const statisticsQuery = queryOptions({
  queryKey: ['admin', 'dashboard', 'statistics'],
  queryFn: ({ signal }) => callApi('GET /api/admin/dashboard/statistics', { signal }),
  refetchInterval: 60_000,
});

export const loginsQuery = queryOptions({
  queryKey: ['admin', 'dashboard', 'logins'],
  queryFn: ({ signal }) => callApi('GET /api/admin/dashboard/logins', { signal }),
});
