import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { RankAddress } from '../rank/rank-address.ts';
import { trainingKey } from './training-key.ts';

export type RankRow = DataOf<Calls['GET /api/get-training-rank']>['records'][number];

export const trainingRankQuery = (trainingId: number, { keyword, page, size }: RankAddress) =>
  queryOptions({
    queryKey: [...trainingKey(trainingId), 'rank', keyword, page, size],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-training-rank', {
        query: { tid: trainingId, keyword, currentPage: page, limit: size },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
