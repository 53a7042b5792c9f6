import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { ActivityAddress } from '../activity/activity-address.ts';
import { trainingKey } from './training-key.ts';

export type Activity = DataOf<Calls['GET /api/training-activity']>;
export type InactiveMember = Activity['inactive']['records'][number];
export type FailedProblem = Activity['problems'][number];

export const activityQuery = (trainingId: number, { days, page, size }: ActivityAddress) =>
  queryOptions({
    queryKey: [...trainingKey(trainingId), 'activity', days, page, size],
    queryFn: ({ signal }) =>
      callApi('GET /api/training-activity', {
        query: { tid: trainingId, days, currentPage: page, limit: size },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
