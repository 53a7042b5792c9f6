import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type OwnResults = DataOf<Calls['POST /api/get-user-problem-status']>;

interface OwnResultsInput {
  contestId: number;
  uid: string | undefined;
  pids: readonly number[];
  containsEnd: boolean;
}

/** The viewer's results in a contest, by pid. Refetched on every mount. */
export const ownResultsQuery = ({ contestId, uid, pids, containsEnd }: OwnResultsInput) =>
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
