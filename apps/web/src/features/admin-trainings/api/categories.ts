import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { TrainingScope } from '../training-scope.ts';
import { adminTrainingsKey } from './list-trainings.ts';

export type Category = DataOf<Calls['GET /api/get-training-category']>[number];

/** The categories that a training may have: in a group those of the site and of the group. */
export const categoriesQuery = ({ groupId }: TrainingScope) =>
  queryOptions({
    queryKey: [...adminTrainingsKey, 'categories', groupId],
    queryFn: ({ signal }) =>
      groupId === undefined
        ? callApi('GET /api/get-training-category', { signal })
        : callApi('GET /api/group/training-category', { query: { gid: groupId }, signal }),
    staleTime: 0,
  });

export interface CategoryChange {
  /** Undefined: a new category. */
  id: number | undefined;
  name: string;
  color: string;
}

export const saveCategory = ({ id, name, color }: CategoryChange): Promise<unknown> =>
  id === undefined
    ? callApi('POST /api/admin/training/category', { body: { name, color } })
    : callApi('PUT /api/admin/training/category', { body: { id, name, color } });

export const deleteCategory = (cid: number) =>
  callApi('DELETE /api/admin/training/category', { query: { cid }, toastsError: true });

/** Invalidates these lists and those of learners. */
export const invalidateCategories = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: adminTrainingsKey }),
    client.invalidateQueries({ queryKey: ['trainings'] }),
  ]);
