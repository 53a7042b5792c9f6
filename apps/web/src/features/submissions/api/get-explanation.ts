import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Why the submission failed, as far as the viewer may learn it. */
export const explanationQuery = (submitId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['submissions', 'explanation', submitId, uid ?? ''],
    queryFn: ({ signal }) => callApi('GET /api/submission-explanation', { query: { submitId }, signal }),
    staleTime: 0,
  });
