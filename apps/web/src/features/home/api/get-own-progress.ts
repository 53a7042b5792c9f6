import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The progress of the logged-in user. Disabled for guests. */
export const ownProgressQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['profile', 'own-progress', uid],
    queryFn: async ({ signal }) => {
      const home = await callApi('GET /api/get-user-home-info', { query: { uid }, signal });
      return { solved: home.solvedList.length, submissions: home.total };
    },
    enabled: uid !== undefined,
  });
