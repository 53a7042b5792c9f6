import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type OwnMembership = Pick<
  DataOf<Calls['GET /api/get-user-home-info']>,
  'memberStatus' | 'memberAnnual' | 'gmtMemberExp' | 'level' | 'phone'
>;

/** Without a query, the call returns the caller's profile, which includes the membership. */
export const ownMembershipQuery = queryOptions({
  queryKey: ['member', 'own'],
  queryFn: ({ signal }): Promise<OwnMembership> =>
    callApi('GET /api/get-user-home-info', { query: {}, signal }),
});
