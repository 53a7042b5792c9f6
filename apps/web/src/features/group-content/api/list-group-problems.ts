import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type GroupProblem = DataOf<Calls['GET /api/group/get-problem-list']>['records'][number];
export type OwnStatuses = DataOf<Calls['POST /api/get-user-problem-status']>;

interface PageRequest {
  currentPage: number;
  limit: number;
}

export const groupProblemsQuery = (groupId: number, request: PageRequest) =>
  queryOptions({
    queryKey: ['group', groupId, 'problems', request],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-problem-list', { query: { gid: groupId, ...request }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The viewer's results in the group, by pid. */
export const ownGroupStatusesQuery = (groupId: number, uid: string | undefined, pids: readonly number[]) =>
  queryOptions({
    queryKey: ['group', groupId, 'own-statuses', uid, pids],
    queryFn: ({ signal }) =>
      callApi('POST /api/get-user-problem-status', {
        body: { pidList: [...pids], isContestProblemList: false, gid: groupId },
        signal,
      }),
    enabled: uid !== undefined && pids.length > 0,
    staleTime: 0,
  });
