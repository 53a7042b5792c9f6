import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ManagedDiscussion = DataOf<Calls['GET /api/get-discussion-list']>['records'][number];

export interface DiscussionSearch {
  currentPage: number;
  limit: number;
  keyword: string;
}

const siteKey = ['admin', 'discussions'] as const;

/** All discussions: of groups, disabled ones and solutions, too. */
export const managedDiscussionsQuery = (search: DiscussionSearch) =>
  queryOptions({
    queryKey: [...siteKey, search],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-discussion-list', { query: { ...search, admin: true }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const groupKey = (groupId: number) => ['group', groupId, 'managed-discussions'] as const;

export const groupManagedDiscussionsQuery = (groupId: number, search: DiscussionSearch) =>
  queryOptions({
    queryKey: [...groupKey(groupId), search],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-admin-discussion-list', { query: { ...search, gid: groupId }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The lists and pages of discussions show the change, too. */
export const invalidateDiscussions = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [first, second, third] }) =>
      first === 'discussions' ||
      first === 'discussion' ||
      (first === siteKey[0] && (second === siteKey[1] || second === 'discussion-reports')) ||
      (first === 'group' && third === 'managed-discussions'),
  });

export const deleteManagedDiscussions = (ids: readonly number[]) =>
  callApi('DELETE /api/admin/discussion', { body: [...ids], toastsError: true });
