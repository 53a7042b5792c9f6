import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type OwnResults = DataOf<Calls['POST /api/get-user-problem-status']>;

interface Wanted {
  contestId: number;
  uid: string | undefined;
  pids: readonly number[];
  containsEnd: boolean;
}

/** How far the viewer is with the problems of a contest, by their pid. Asked for anew whenever they are looked at. */
export const ownResultsQuery = ({ contestId, uid, pids, containsEnd }: Wanted) =>
  queryOptions({
    queryKey: ['contest', contestId, 'own-results', uid, pids, containsEnd],
    queryFn: ({ signal }) =>
      callApi('POST /api/get-user-problem-status', {
        body: { pidList: [...pids], isContestProblemList: true, cid: contestId, containsEnd },
        signal,
      }),
    enabled: uid !== undefined && pids.length > 0,
    staleTime: 0,
  });
