import type { Calls, DataOf } from '@touchstone/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { TrainingScope } from '../training-scope.ts';

export type ListedTraining = DataOf<Calls['GET /api/admin/training/get-training-list']>['records'][number];

export const adminTrainingsKey = ['admin', 'trainings'] as const;

interface ListRequest {
  currentPage: number;
  limit: number;
  /** Lists of groups cannot be searched. */
  keyword: string;
}

export const managedTrainingsQuery = ({ groupId }: TrainingScope, request: ListRequest) =>
  queryOptions({
    queryKey: [...adminTrainingsKey, 'list', groupId, request],
    queryFn: ({ signal }) => {
      const { currentPage, limit } = request;
      return groupId === undefined
        ? callApi('GET /api/admin/training/get-training-list', { query: request, signal })
        : callApi('GET /api/group/get-admin-training-list', {
            query: { gid: groupId, currentPage, limit },
            signal,
          });
    },
    placeholderData: keepPreviousData,
  });

/** Invalidates these lists and the data of learners. */
export const invalidateTrainings = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminTrainingsKey }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'training' || queryKey[0] === 'trainings',
    }),
  ]);
