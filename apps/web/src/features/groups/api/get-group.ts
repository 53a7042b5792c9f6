import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Group = DataOf<Calls['GET /api/get-group-detail']>;

export const groupQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group', groupId, 'info'],
    queryFn: ({ signal }) => callApi('GET /api/get-group-detail', { query: { gid: groupId }, signal }),
  });
