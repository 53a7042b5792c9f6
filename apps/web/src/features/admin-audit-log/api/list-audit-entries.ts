import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type AuditEntry = DataOf<Calls['GET /api/admin/audit-log']>['records'][number];

interface AuditRequest {
  currentPage: number;
  limit: number;
  keyword: string;
}

export const auditEntriesQuery = (request: AuditRequest) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/audit-log', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
