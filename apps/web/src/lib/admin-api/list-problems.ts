import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/index.ts';

export type AdministeredProblem = DataOf<Calls['GET /api/admin/problem/get-problem-list']>['records'][number];

interface ProblemRequest {
  currentPage: number;
  limit: number;
  keyword: string;
  /** 0: all. */
  auth: number;
  oj: string;
  /** Only archived problems, or only the others. */
  archived?: boolean;
}

export const problemsKey = ['admin', 'problems'] as const;

export const problemsQuery = (request: ProblemRequest) =>
  queryOptions({
    queryKey: [...problemsKey, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/problem/get-problem-list', { query: request, signal }),
    placeholderData: keepPreviousData,
  });
