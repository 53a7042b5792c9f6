import { queryOptions } from '@tanstack/react-query';
import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';
import { callApi } from '../../../lib/api/index.ts';

/** The viewer's standing. Loaded on every visit: another user may have changed it. */
export const groupStandingQuery = (groupId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['group', groupId, 'standing', uid],
    queryFn: async ({ signal }): Promise<GroupStanding> => {
      const auth = await callApi('GET /api/get-group-auth', { query: { gid: groupId }, signal });
      return groupStandings[auth] ?? 'none';
    },
    enabled: uid !== undefined,
    staleTime: 0,
  });
