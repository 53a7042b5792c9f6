import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

/** Compile errors and the like. A submission that has its verdict does not change under this page. */
export const submissionTextQuery = (submitId: number) =>
  queryOptions({
    queryKey: ['submission', submitId, 'error-text'],
    queryFn: async ({ signal }) => {
      const { submission } = await callApi('GET /api/get-submission-detail', {
        query: { submitId },
        signal,
      });
      return submission.errorMessage;
    },
    staleTime: Infinity,
  });

export const caseResultsQuery = (submitId: number) =>
  queryOptions({
    queryKey: ['submission', submitId, 'cases'],
    queryFn: ({ signal }) => callApi('GET /api/get-all-case-result', { query: { submitId }, signal }),
    staleTime: Infinity,
  });
