import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type Storage = DataOf<Calls['GET /api/admin/config/storage']>;
export type StorageTestResult = DataOf<Calls['POST /api/admin/config/test-storage']>;

export const storageQuery = queryOptions({
  queryKey: ['admin', 'storage'],
  queryFn: ({ signal }) => callApi('GET /api/admin/config/storage', { signal }),
});

export const confirmSweep = (files: number): Promise<null> =>
  callApi('POST /api/admin/config/confirm-sweep', { body: { files }, toastsError: true });

export const testStorage = (): Promise<StorageTestResult> => callApi('POST /api/admin/config/test-storage');
