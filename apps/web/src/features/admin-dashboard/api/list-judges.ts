import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Judge = DataOf<Calls['GET /api/admin/config/get-judge-service-info']>[number];

const refreshMs = 5000;

export const judgesQuery = queryOptions({
  queryKey: ['admin', 'judges'],
  queryFn: ({ signal }) => callApi('GET /api/admin/config/get-judge-service-info', { signal }),
  refetchInterval: refreshMs,
  retry: false,
});
