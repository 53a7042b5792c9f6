import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type Balloon = DataOf<Calls['GET /api/get-contest-ac-info']>['records'][number];

export const balloonsPageSize = 20;
const refreshMs = 10_000;

export const balloonsKey = (contestId: number) => ['contest', contestId, 'balloons'] as const;

export const balloonsQuery = (contestId: number, page: number) =>
  queryOptions({
    queryKey: [...balloonsKey(contestId), page],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-contest-ac-info', {
        query: { cid: contestId, currentPage: page, limit: balloonsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
    staleTime: 0,
  });

export const checkBalloon = ({ id, cid }: Balloon, isDelivered: boolean) =>
  callApi('PUT /api/check-contest-ac-info', { body: { id, cid, checked: isDelivered }, toastsError: true });
