import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentQueryOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type UsagePage = DataOf<Calls['GET /api/admin/assistant/usage']>;
export type UsageRow = UsagePage['records'][number];

export const usageQuery = (query: SentQueryOf<Calls['GET /api/admin/assistant/usage']>) =>
  queryOptions({
    queryKey: ['admin', 'assistant-usage', query],
    queryFn: ({ signal }) => callApi('GET /api/admin/assistant/usage', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
