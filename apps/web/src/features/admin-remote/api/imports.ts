import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { remoteKey } from './vendors.ts';

export type ImportSummary = DataOf<Calls['GET /api/admin/remote/imports']>['records'][number];
export type ImportDetail = DataOf<Calls['GET /api/admin/remote/import']>;
export type ImportItem = ImportDetail['items'][number];
export type NewImport = SentBodyOf<Calls['POST /api/admin/remote/import']>;

const refreshMs = 2000;

export const isUnfinished = ({ state }: Pick<ImportSummary, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

export const importsQuery = (request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...remoteKey, 'imports', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/remote/imports', { query: request, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.records.some((one) => isUnfinished(one)) === true ? refreshMs : false,
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...remoteKey, 'import', id],
    queryFn: ({ signal }) => callApi('GET /api/admin/remote/import', { query: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isUnfinished(state.data) ? refreshMs : false,
  });

export const startImport = (body: NewImport) => callApi('POST /api/admin/remote/import', { body });

export const cancelImport = (id: number) =>
  callApi('POST /api/admin/remote/import/cancel', { body: { id }, toastsError: true });

/** The failed and cancelled problems. */
export const retryImport = (id: number) =>
  callApi('POST /api/admin/remote/import/retry', { body: { id }, toastsError: true });
