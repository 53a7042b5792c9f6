import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** The number of members and, for administrators, of open applications. */
export const groupSummaryQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['group', groupId, 'summary'],
    queryFn: ({ signal }) => callApi('GET /api/group-summary', { query: { gid: groupId }, signal }),
    staleTime: 0,
  });
