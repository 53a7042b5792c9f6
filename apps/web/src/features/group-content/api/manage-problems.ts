import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type ManagedProblem = DataOf<Calls['GET /api/group/get-admin-problem-list']>['records'][number];

/** All problems of a group, hidden ones too. */
export const managedProblemsQuery = (groupId: number, request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: ['group', groupId, 'managed-problems', request],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-admin-problem-list', { query: { gid: groupId, ...request }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const changeVisibility = (change: { pid: number; auth: number }) =>
  callApi('PUT /api/group/change-problem-auth', { query: change, toastsError: true });

export const applyForPublic = (change: { pid: number; isApplied: boolean }) =>
  callApi('PUT /api/group/apply-public', { query: change, toastsError: true });

export const deleteGroupProblem = (pid: number) =>
  callApi('DELETE /api/group/problem', { query: { pid }, toastsError: true });

/** Also the lists that members see, and the pages of the problem. */
export const invalidateGroupProblems = (client: QueryClient, groupId: number) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['group', groupId] }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'problem' || queryKey[0] === 'problem-list',
    }),
  ]);
