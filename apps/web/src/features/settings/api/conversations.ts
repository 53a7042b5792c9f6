import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Conversations = DataOf<Calls['GET /api/assistant/conversations']>;

export const pageSize = 10;

export const conversationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['assistant', 'conversations', page],
    queryFn: ({ signal }) =>
      callApi('GET /api/assistant/conversations', { query: { currentPage: page, limit: pageSize }, signal }),
    staleTime: 0,
  });

export const deleteConversation = (id: number): Promise<null> =>
  callApi('DELETE /api/assistant/conversation', { query: { id }, toastsError: true });

export const deleteConversations = (): Promise<null> =>
  callApi('DELETE /api/assistant/conversations', { toastsError: true });
