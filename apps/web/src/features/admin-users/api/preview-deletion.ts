import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type DeletionPreview = DataOf<Calls['POST /api/admin/user/preview-deletion']>;

/** What would be lost changes while people work: it is asked for anew whenever the question is put. */
export const deletionPreviewQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['admin', 'user-deletion', ids],
    queryFn: ({ signal }) => callApi('POST /api/admin/user/preview-deletion', { body: { ids }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
