import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { pageSize, type ListAddress } from '../list/list-address.ts';

export type ListedTraining = DataOf<Calls['GET /api/get-training-list']>['records'][number];

/** The first part of every query key of this feature. */
export const trainingsKey = 'trainings';

/** The uid is part of the key: the list contains the viewer's progress. Rows of another user are never kept. */
export const trainingListQuery = (address: ListAddress, uid: string | undefined) =>
  queryOptions({
    queryKey: [trainingsKey, 'list', uid, address],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-training-list', {
        query: {
          currentPage: address.page,
          limit: pageSize,
          keyword: address.keyword,
          categoryId: address.categoryId,
          auth: address.visibility,
        },
        signal,
      }),
    placeholderData: (before, query) => (query?.queryKey[2] === uid ? before : undefined),
    staleTime: 0,
  });

export const categoriesQuery = queryOptions({
  queryKey: [trainingsKey, 'categories'],
  queryFn: ({ signal }) => callApi('GET /api/get-training-category', { signal }),
});

export const groupPageSize = 10;

export const groupTrainingListQuery = (groupId: number, page: number) =>
  queryOptions({
    queryKey: [trainingsKey, 'group-list', groupId, page],
    queryFn: ({ signal }) =>
      callApi('GET /api/group/get-training-list', {
        query: { gid: groupId, currentPage: page, limit: groupPageSize },
        signal,
      }),
    placeholderData: (before, query) => (query?.queryKey[2] === groupId ? before : undefined),
    staleTime: 0,
  });
