import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type CreationLimits = DataOf<Calls['GET /api/group-creation-limits']>;

/** What the viewer needs to create a group. Loaded each time: it changes with every solved problem. */
export const creationLimitsQuery = (uid: string | undefined) =>
  queryOptions({
    queryKey: ['groups', 'creation-limits', uid],
    queryFn: ({ signal }) => callApi('GET /api/group-creation-limits', { signal }),
    enabled: uid !== undefined,
    staleTime: 0,
  });
