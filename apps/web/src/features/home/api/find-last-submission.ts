import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The newest submission of the logged-in user, or null. */
export const lastSubmissionQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['submissions', 'own-last', uid],
    queryFn: async ({ signal }) => {
      const { records } = await callApi('GET /api/get-submission-list', {
        query: { onlyMine: true, limit: 1, currentPage: 1 },
        signal,
      });
      return records[0] ?? null;
    },
    enabled: uid !== undefined,
  });
