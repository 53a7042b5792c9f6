import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Invitation = DataOf<Calls['GET /api/group-invitation-list']>['records'][number];

export const invitationsQuery = (groupId: number, request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: ['group', groupId, 'invitations', request],
    queryFn: ({ signal }) =>
      callApi('GET /api/group-invitation-list', { query: { gid: groupId, ...request }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export interface NewInvitation {
  /** Undefined: it does not expire. */
  days: number | undefined;
  /** Undefined: unlimited. */
  maxUses: number | undefined;
}

export const createInvitation = (gid: number, { days, maxUses }: NewInvitation) =>
  callApi('POST /api/group-invitation', { body: { gid, days, maxUses } });

export const revokeInvitation = (id: number) =>
  callApi('DELETE /api/group-invitation', { query: { id }, toastsError: true });

/** What an invitation leads to, for guests too. */
export const invitationTargetQuery = (token: string, uid: string | undefined) =>
  queryOptions({
    queryKey: ['group-invitation', token, uid],
    queryFn: ({ signal }) => callApi('GET /api/group-invitation', { query: { token }, signal }),
    staleTime: 0,
    retry: false,
  });

export const acceptInvitation = (token: string) =>
  callApi('POST /api/accept-group-invitation', { body: { token } });
