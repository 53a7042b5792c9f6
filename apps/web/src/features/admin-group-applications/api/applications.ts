import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type Application = DataOf<Calls['GET /api/admin/group-problem/list']>['records'][number];

export const applicationsKey = ['admin', 'group-applications'] as const;

export const applicationsQuery = (request: {
  currentPage: number;
  limit: number;
  keyword: string;
  gid: string;
}) =>
  queryOptions({
    queryKey: [...applicationsKey, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/group-problem/list', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

export const decideApplication = (answer: { pid: number; progress: number }): Promise<null> =>
  callApi('PUT /api/admin/group-problem/change-progress', { body: answer, toastsError: true });
