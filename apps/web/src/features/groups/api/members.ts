import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';
import { callApi } from '../../../lib/api/index.ts';

export type GroupMember = DataOf<Calls['GET /api/group/get-member-list']>['records'][number];

export interface MemberSearch {
  currentPage: number;
  limit: number;
  keyword: string;
  /** Undefined: all. */
  standing: GroupStanding | undefined;
}

const toQuery = (gid: number, { currentPage, limit, keyword, standing }: MemberSearch) => ({
  gid,
  currentPage,
  limit,
  keyword: keyword === '' ? undefined : keyword,
  auth: standing === undefined ? undefined : groupStandings.indexOf(standing),
});

export const standingOf = ({ auth }: Pick<GroupMember, 'auth'>): GroupStanding =>
  groupStandings[auth] ?? 'none';

export const membersQuery = (groupId: number, search: MemberSearch) =>
  queryOptions({
    queryKey: ['group', groupId, 'members', search],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-member-list', { query: toQuery(groupId, search), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Applications with their reasons, for administrators of the group. */
export const applicationsQuery = (groupId: number, search: MemberSearch) =>
  queryOptions({
    queryKey: ['group', groupId, 'applications', search],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-apply-list', { query: toQuery(groupId, search), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Changes a role; also accepts and refuses an application. */
export const changeStanding = (gid: number, uid: string, standing: GroupStanding) =>
  callApi('PUT /api/group/member', {
    body: { gid, uid, auth: groupStandings.indexOf(standing) },
    toastsError: true,
  });

export const removeMember = (gid: number, uid: string) =>
  callApi('DELETE /api/group/member', { query: { gid, uid }, toastsError: true });
