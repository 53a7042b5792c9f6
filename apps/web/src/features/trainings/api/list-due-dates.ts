import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { trainingsKey } from './list-trainings.ts';

export type DueDates = DataOf<Calls['GET /api/training-due-dates']>;

/** The due dates of the trainings of a page, by id. Trainings without one are absent. Requires a login. */
export const dueDatesQuery = (uid: string | undefined, trainingIds: readonly number[]) =>
  queryOptions({
    queryKey: [trainingsKey, 'due-dates', uid, trainingIds],
    queryFn: ({ signal }) =>
      callApi('GET /api/training-due-dates', { query: { tids: trainingIds.join(',') }, signal }),
    enabled: uid !== undefined && trainingIds.length > 0,
    staleTime: 0,
  });
