import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Whether the viewer is registered and whether the contest accepts the account. */
export const contestAccessQuery = (contestId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['contest', contestId, 'access', uid],
    queryFn: ({ signal }) => callApi('GET /api/get-contest-access', { query: { cid: contestId }, signal }),
  });
