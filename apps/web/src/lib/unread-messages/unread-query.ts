import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/index.ts';

/** The root key of all message queries, including the unread counters. */
export const messagesKey = ['messages'] as const;

const pollMs = 120_000;

/** Polled too, for browsers whose stream is blocked. */
export const unreadQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: [...messagesKey, 'unread', uid],
    queryFn: ({ signal }) => callApi('GET /api/msg/unread', { signal }),
    enabled: uid !== undefined,
    refetchInterval: pollMs,
  });
