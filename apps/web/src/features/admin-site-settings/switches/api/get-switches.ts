import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type Switches = DataOf<Calls['GET /api/admin/switch/info']>;

export const switchesQuery = queryOptions({
  queryKey: ['admin', 'switches'],
  queryFn: ({ signal }) => callApi('GET /api/admin/switch/info', { signal }),
  staleTime: 0,
});
