import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { trainingKey } from './training-key.ts';

export type TrainingProblem = DataOf<Calls['GET /api/get-training-problem-list']>[number];

export const trainingProblemsQuery = (trainingId: number) =>
  queryOptions({
    queryKey: [...trainingKey(trainingId), 'problems'],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-training-problem-list', { query: { tid: trainingId }, signal }),
  });
