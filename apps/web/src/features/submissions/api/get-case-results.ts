import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export const caseResultsQuery = (submitId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['submissions', 'cases', submitId, uid ?? ''],
    queryFn: ({ signal }) => callApi('GET /api/get-all-case-result', { query: { submitId }, signal }),
    staleTime: 0,
  });
