import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { messagesKey } from '../../../lib/unread-messages/index.ts';
import {
  messageKinds,
  type MessageKind,
  type SystemMessageKind,
  type UserMessageKind,
} from '../message-kinds.ts';

export type SystemMessage = DataOf<Calls['GET /api/msg/sys']>['records'][number];
export type UserMessage = DataOf<Calls['GET /api/msg/reply']>['records'][number];

const addresses = {
  Discuss: 'GET /api/msg/comment',
  Reply: 'GET /api/msg/reply',
  Like: 'GET /api/msg/like',
  Sys: 'GET /api/msg/sys',
  Mine: 'GET /api/msg/mine',
} as const;

/** The key of all lists, without the unread counters. */
export const listsKey = [...messagesKey, 'list'] as const;

const requestOf = (kind: MessageKind, currentPage: number) => ({
  currentPage,
  limit: messageKinds[kind].pageSize,
});

/** The response marks messages as read, so a refetch would remove their new marks. */
const options = { placeholderData: keepPreviousData, refetchOnWindowFocus: false, staleTime: 60_000 };

// Not aborted: the server marks messages as read when it sends them, even if the response is dropped.
export const systemMessagesQuery = (kind: SystemMessageKind, page: number) =>
  queryOptions({
    queryKey: [...listsKey, kind, page],
    queryFn: () => callApi(addresses[kind], { query: requestOf(kind, page) }),
    ...options,
  });

export const userMessagesQuery = (kind: UserMessageKind, page: number) =>
  queryOptions({
    queryKey: [...listsKey, kind, page],
    queryFn: () => callApi(addresses[kind], { query: requestOf(kind, page) }),
    ...options,
  });

/** Without an id, clears all messages of the kind. */
export const clearMessages = (cleared: { type: MessageKind; id?: number }) =>
  callApi('DELETE /api/msg/clean', { query: cleared, toastsError: true });
