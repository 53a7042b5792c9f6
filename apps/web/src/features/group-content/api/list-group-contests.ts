import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { fetchWithClock } from '../../../lib/contest-clock/fetch-with-clock.ts';

const refreshMs = 60_000;

/** Refetched every minute, so that an open page notices when a contest starts. */
export const groupContestsQuery = (groupId: number, request: { currentPage: number; limit: number }) =>
  queryOptions({
    queryKey: ['group', groupId, 'contests', request],
    queryFn: async ({ signal }) => {
      const { answer: page, clock } = await fetchWithClock(
        () => callApi('GET /api/group/get-contest-list', { query: { gid: groupId, ...request }, signal }),
        ({ records }) => records[0]?.now,
      );
      return { page, clock };
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
