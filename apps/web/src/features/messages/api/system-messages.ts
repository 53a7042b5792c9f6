import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type SystemMessage = DataOf<Calls['GET /api/msg/sys']>['records'][number];
export type MessageKind = SystemMessage['type'];

/** The root key of all message queries, including the unread count. */
export const messagesKey = ['messages'] as const;

const addresses = { Sys: 'GET /api/msg/sys', Mine: 'GET /api/msg/mine' } as const;

export const systemMessagesQuery = (kind: MessageKind, request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...messagesKey, 'list', kind, request],
    // Not aborted: the server marks messages as read when it sends them, even if the response is dropped.
    queryFn: () => callApi(addresses[kind], { query: request }),
    placeholderData: keepPreviousData,
    // The response marks messages as read, so a refetch would remove their new marks.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

/** Without an id, clears all messages of the kind. */
export const clearMessages = (cleared: { type: MessageKind; id?: number }) =>
  callApi('DELETE /api/msg/clean', { query: cleared, toastsError: true });
