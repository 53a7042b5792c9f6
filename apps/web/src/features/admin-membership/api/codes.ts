import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { downloadFile } from '../../../lib/api/download-file.ts';
import { callApi } from '../../../lib/api/index.ts';
import { getLocale } from '../../../lib/locale.ts';
import { session } from '../../../lib/session.ts';
import { adminMembershipKey } from './membership-key.ts';

export type CodeBatch = DataOf<Calls['GET /api/admin/membership/code-batches']>['records'][number];
export type SentBatch = SentBodyOf<Calls['POST /api/admin/membership/code-batch']>;

export const batchesQuery = (request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'codes', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/membership/code-batches', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

export const generateCodes = (body: SentBatch): Promise<{ id: number }> =>
  callApi('POST /api/admin/membership/code-batch', { body });

export const disableBatch = (body: { id: number; isDisabled: boolean }): Promise<null> =>
  callApi('PUT /api/admin/membership/code-batch', { body, toastsError: true });

export const downloadCodes = (batch: number): Promise<boolean> =>
  downloadFile({
    url: `/api/admin/membership/codes?batch=${String(batch)}`,
    token: session.get().token,
    acceptLanguage: getLocale(),
    fallbackName: `membership-codes-${String(batch)}.csv`,
  });
