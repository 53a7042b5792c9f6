import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type StatementRefresh = DataOf<Calls['POST /api/admin/remote/refresh']>;
export type RefreshedField = StatementRefresh['changes'][number]['field'];

/** Fetched from the other site on every opening. Nothing is stored. */
export const refreshPreviewQuery = (pid: number) =>
  queryOptions({
    queryKey: ['admin', 'refresh-preview', pid],
    queryFn: ({ signal }) =>
      callApi('POST /api/admin/remote/refresh', { body: { pid, isPreview: true }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

export const applyRefresh = (
  body: Omit<SentBodyOf<Calls['POST /api/admin/remote/refresh']>, 'isPreview'>,
): Promise<StatementRefresh> =>
  callApi('POST /api/admin/remote/refresh', { body: { ...body, isPreview: false } });
