import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Migration = NonNullable<DataOf<Calls['GET /api/admin/migration']>['migration']>;
export type Finding = DataOf<Calls['GET /api/admin/migration/findings']>['records'][number];

const pollMs = 3000;

export const migrationQuery = queryOptions({
  queryKey: ['admin', 'migration'],
  queryFn: ({ signal }) => callApi('GET /api/admin/migration', { signal }),
  refetchInterval: ({ state }) => (state.data?.migration?.state === 'running' ? pollMs : false),
});

interface FindingRequest {
  currentPage: number;
  limit: number;
  step: string;
}

export const findingsQuery = (request: FindingRequest) =>
  queryOptions({
    queryKey: ['admin', 'migration', 'findings', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/migration/findings', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
