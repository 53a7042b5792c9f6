import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { discussionsKey } from './discussion-keys.ts';

export type PostingLimits = DataOf<Calls['GET /api/discussion-posting-limits']>;

export const postingLimitsQuery = (uid: string | undefined, pid?: string) =>
  queryOptions({
    queryKey: [discussionsKey, 'posting-limits', uid, pid],
    queryFn: ({ signal }) => callApi('GET /api/discussion-posting-limits', { query: { pid }, signal }),
    enabled: uid !== undefined,
    staleTime: 0,
  });
