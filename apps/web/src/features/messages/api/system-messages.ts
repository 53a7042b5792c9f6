import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type SystemMessage = DataOf<Calls['GET /api/msg/sys']>['records'][number];
export type MessageKind = SystemMessage['type'];

/** Everything about messages, the number on the bell among it. */
export const messagesKey = ['messages'] as const;

const addresses = { Sys: 'GET /api/msg/sys', Mine: 'GET /api/msg/mine' } as const;

export const systemMessagesQuery = (kind: MessageKind, request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: [...messagesKey, 'list', kind, request],
    // Never cut off: the answer that nobody saw would have counted as read.
    queryFn: () => callApi(addresses[kind], { query: request }),
    placeholderData: keepPreviousData,
    // What is answered counts as read: asking again for the same would take the marks of what is new away.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });

/** Without an id, all of the kind. */
export const clearMessages = (cleared: { type: MessageKind; id?: number }) =>
  callApi('DELETE /api/msg/clean', { query: cleared, toastsError: true });
