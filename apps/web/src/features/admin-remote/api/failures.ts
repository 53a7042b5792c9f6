import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { remoteKey, type VendorKey } from './vendors.ts';

export type RemoteFailure = DataOf<Calls['GET /api/admin/remote/failures']>['records'][number];

interface FailureRequest {
  key: VendorKey | undefined;
  currentPage: number;
  limit: number;
}

export const failuresQuery = (request: FailureRequest) =>
  queryOptions({
    queryKey: [...remoteKey, 'failures', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/remote/failures', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

/** With the stored page of the site. */
export const failureQuery = (id: number) =>
  queryOptions({
    queryKey: [...remoteKey, 'failure', id],
    queryFn: ({ signal }) => callApi('GET /api/admin/remote/failure', { query: { id }, signal }),
    staleTime: Infinity,
  });
