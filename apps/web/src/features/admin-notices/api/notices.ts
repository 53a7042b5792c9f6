import type { Calls, DataOf } from '@touchstone/contract';
import type { NoticeAudience } from '@touchstone/contract/notice-limits';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Notice = DataOf<Calls['GET /api/admin/msg/notice']>['records'][number];

const key = ['admin', 'notices'] as const;

interface NoticeRequest {
  currentPage: number;
  limit: number;
  type: NoticeAudience | undefined;
}

export const noticesQuery = (request: NoticeRequest) =>
  queryOptions({
    queryKey: [...key, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/msg/notice', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

/** Invalidates this list and the viewer's own unread count. */
export const invalidateNotices = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: key }),
    client.invalidateQueries({ queryKey: ['messages'] }),
  ]);

export interface NoticeChange {
  title: string;
  content: string;
  type: NoticeAudience;
  recipientIds: string[];
}

/** Without an id, creates a new one. */
export const saveNotice = ({ id, ...notice }: NoticeChange & { id: number | undefined }) =>
  id === undefined
    ? callApi('POST /api/admin/msg/notice', { body: notice })
    : callApi('PUT /api/admin/msg/notice', { body: { id, ...notice } });

export const deleteNotice = (id: number) =>
  callApi('DELETE /api/admin/msg/notice', { query: { id }, toastsError: true });
