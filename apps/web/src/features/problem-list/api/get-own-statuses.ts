import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** How far somebody is with the problems of a page, by their pid. Asked for anew whenever the list is opened. */
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
    // Marks of the page before stay while rows change, but never those of another person.
    placeholderData: (before, query) => (query?.queryKey[2] === uid ? before : undefined),
  });
