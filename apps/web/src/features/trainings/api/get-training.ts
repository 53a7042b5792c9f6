import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { trainingKey } from './training-key.ts';

export type Training = DataOf<Calls['GET /api/get-training-detail']>;
export type OwnProgress = DataOf<Calls['GET /api/training-progress']>;
export type Cell = OwnProgress['cells'][string];

export interface KnownTraining {
  training: Training;
  /** What the viewer has reached, and whether the viewer may enter. */
  progress: OwnProgress;
  clock: ServerClock;
}

/** Both together: the page needs the training and the viewer's access at once. */
export const trainingQuery = (trainingId: number, uid: string | undefined) =>
  queryOptions({
    queryKey: [...trainingKey(trainingId), 'info', uid],
    queryFn: async ({ signal }): Promise<KnownTraining> => {
      const query = { tid: trainingId };
      const [training, { answer: progress, clock }] = await Promise.all([
        callApi('GET /api/get-training-detail', { query, signal }),
        fetchWithClock(
          () => callApi('GET /api/training-progress', { query, signal }),
          ({ now }) => now,
        ),
      ]);
      return { training, progress, clock };
    },
    enabled: uid !== undefined,
    staleTime: 0,
  });
