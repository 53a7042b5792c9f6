import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type Grant = DataOf<Calls['GET /api/admin/membership/ledger']>['records'][number];
export type MemberTime = DataOf<Calls['GET /api/admin/membership/member']>;
export type SentGrant = SentBodyOf<Calls['POST /api/admin/membership/grant']>;

interface LedgerRequest {
  currentPage: number;
  limit: number;
  keyword: string;
}

export const ledgerQuery = (request: LedgerRequest) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'ledger', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/membership/ledger', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

export const memberQuery = (uid: string) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'member', uid],
    queryFn: ({ signal }) => callApi('GET /api/admin/membership/member', { query: { uid }, signal }),
  });

export const grantMembership = (body: SentGrant): Promise<MemberTime> =>
  callApi('POST /api/admin/membership/grant', { body });

export const cancelGrant = (id: number, note: string): Promise<MemberTime> =>
  callApi('POST /api/admin/membership/grant/cancel', { body: { id, note } });

export const restoreGrant = (id: number): Promise<MemberTime> =>
  callApi('POST /api/admin/membership/grant/restore', { body: { id }, toastsError: true });
