import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { adminTrainingsKey } from './list-trainings.ts';

export type StoredTraining = DataOf<Calls['GET /api/training-form']>;

/** Never cached: another administrator may have saved the training meanwhile. */
export const trainingFormQuery = (tid: number) =>
  queryOptions({
    queryKey: [...adminTrainingsKey, 'form', tid],
    queryFn: ({ signal }) => callApi('GET /api/training-form', { query: { tid }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
