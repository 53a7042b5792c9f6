import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { stageCodes } from '@touchstone/rules/contests/contest-time';
import { callApi } from '../../../lib/api/index.ts';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';
import { pageSize, typeCodes, type ListAddress } from '../list/list-address.ts';

export type ContestPage = DataOf<Calls['GET /api/get-contest-list']>;
export type ListedContest = ContestPage['records'][number];

const refreshMs = 60_000;

/** Refetched every minute, so that an open page notices when a contest starts. */
export const contestsQuery = ({ stage, type, keyword, page }: ListAddress) => {
  const query = {
    status: stage && stageCodes[stage],
    type: type && typeCodes[type],
    keyword,
    currentPage: page,
    limit: pageSize,
  };
  return queryOptions({
    queryKey: ['contests', 'list', query],
    queryFn: async ({ signal }) => {
      const { answer: page, clock } = await fetchWithClock(
        () => callApi('GET /api/get-contest-list', { query, signal }),
        ({ records }) => records[0]?.now,
      );
      return { page, clock };
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
};
