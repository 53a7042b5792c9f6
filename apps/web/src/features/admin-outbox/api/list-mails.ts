import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Mail = DataOf<Calls['GET /api/admin/outbox']>['records'][number];
export type MailState = Mail['state'];

interface MailRequest {
  currentPage: number;
  limit: number;
  state: MailState | undefined;
}

export const mailsQuery = (request: MailRequest) =>
  queryOptions({
    queryKey: ['admin', 'outbox', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/outbox', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
