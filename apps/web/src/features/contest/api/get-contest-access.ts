import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

/** Whether the viewer has registered and is one of the accounts that may take part. */
export const contestAccessQuery = (contestId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: ['contest', contestId, 'access', uid],
    queryFn: ({ signal }) => callApi('GET /api/get-contest-access', { query: { cid: contestId }, signal }),
  });
