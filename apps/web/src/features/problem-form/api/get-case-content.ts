import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type CaseSide = 'input' | 'output';

export const caseContentQuery = (pid: number, caseId: number, side: CaseSide) =>
  queryOptions({
    queryKey: ['admin', 'problem-form', 'case-content', pid, caseId, side],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/problem/case-content', { query: { pid, caseId, side }, signal }),
    staleTime: 0,
  });
