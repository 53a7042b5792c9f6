import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type DeletionPreview = DataOf<Calls['POST /api/admin/user/preview-deletion']>;

/** Not cached: what a deletion would remove changes while users work. */
export const deletionPreviewQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['admin', 'user-deletion', ids],
    queryFn: ({ signal }) => callApi('POST /api/admin/user/preview-deletion', { body: { ids }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
