import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { WireDiscussionReport } from '@touchstone/contract';
import type { ReportAction } from '@touchstone/contract/discussion-limits';
import { callApi } from '../../../lib/api/index.ts';

export type Report = WireDiscussionReport;

export interface ReportSearch {
  currentPage: number;
  limit: number;
  /** Only checked or only unchecked ones; undefined for all. */
  status: boolean | undefined;
}

export const reportsQuery = (search: ReportSearch) =>
  queryOptions({
    queryKey: ['admin', 'discussion-reports', search],
    queryFn: ({ signal }) => callApi('GET /api/admin/discussion-report', { query: search, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const checkReport = (id: number, status: boolean) =>
  callApi('PUT /api/admin/discussion-report', { body: { id, status }, toastsError: true });

interface Handling {
  id: number;
  action: ReportAction;
  note: string;
}

export const handleReport = (body: Handling) => callApi('POST /api/admin/discussion-report/handle', { body });
