import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

/** Compiler output and similar texts. Cached without refetch, because a final verdict does not change. */
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

/** Why the submission failed, as far as its owner may learn it. */
export const explanationQuery = (submitId: number) =>
  queryOptions({
    queryKey: ['submission', submitId, 'explanation'],
    queryFn: ({ signal }) => callApi('GET /api/submission-explanation', { query: { submitId }, signal }),
    staleTime: Infinity,
  });

export const caseResultsQuery = (submitId: number) =>
  queryOptions({
    queryKey: ['submission', submitId, 'cases'],
    queryFn: ({ signal }) => callApi('GET /api/get-all-case-result', { query: { submitId }, signal }),
    staleTime: Infinity,
  });
