import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The user's status of the problems of a page, by pid. Refetched whenever the list opens. */
export const ownStatusesQuery = (uid: string | undefined, pids: readonly number[]) =>
  queryOptions({
    queryKey: ['problem-list', 'own-statuses', uid, pids],
    queryFn: ({ signal }) =>
      callApi('POST /api/get-user-problem-status', {
        body: { pidList: [...pids], isContestProblemList: false },
        signal,
      }),
    enabled: uid !== undefined && pids.length > 0,
    staleTime: 0,
    // Keeps the marks of the previous page while rows change, but never those of another user.
    placeholderData: (before, query) => (query?.queryKey[2] === uid ? before : undefined),
  });
