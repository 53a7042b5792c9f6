import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { trainingsKey } from './list-trainings.ts';

export type TrainingLocks = DataOf<Calls['GET /api/training-locks']>;

/** The trainings of a page that need a membership which the user does not have, by id. */
export const trainingLocksQuery = (uid: string | undefined, trainingIds: readonly number[]) =>
  queryOptions({
    queryKey: [trainingsKey, 'locks', uid, trainingIds],
    queryFn: ({ signal }) =>
      callApi('GET /api/training-locks', { query: { tids: trainingIds.join(',') }, signal }),
    enabled: trainingIds.length > 0,
    staleTime: 0,
  });
