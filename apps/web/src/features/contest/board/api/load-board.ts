import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AcmRankRow, Calls, DataOf, OiRankRow } from '@touchstone/contract';
import { callApi } from '../../../../lib/api/index.ts';

export interface BoardPage extends DataOf<Calls['POST /api/get-contest-rank']> {
  /** The followed users of this request. They mark the pinned rows until the next response arrives. */
  followed: ReadonlySet<string>;
}
export type BoardRow = AcmRankRow | OiRankRow;
export type BoardProblem = Omit<
  DataOf<Calls['GET /api/get-contest-outsize-info']>['problemList'][number],
  'gmtCreate' | 'gmtModified'
>;

/** `inside` loads the scoreboard as a contestant, with the own row pinned; `outside` loads the public one. */
export type BoardSide = 'inside' | 'outside';

const calls = {
  inside: 'POST /api/get-contest-rank',
  outside: 'POST /api/get-contest-outside-scoreboard',
} as const;

export interface BoardRequest {
  side: BoardSide;
  contestId: number;
  page: number;
  size: number;
  search: string;
  withStars: boolean;
  withAfterEnd: boolean;
  /** Administrators may bypass the freeze. */
  isForced: boolean;
  followed: readonly string[];
  /** Part of the cache key: the pinned row depends on the user. */
  viewerId: string | undefined;
  /** The phase of the contest. Part of the cache key. */
  phase: string;
}

export const boardQuery = ({ side, contestId, ...request }: BoardRequest) =>
  queryOptions({
    queryKey: ['contest-board', side, contestId, request],
    queryFn: async ({ signal }): Promise<BoardPage> => {
      const page = await callApi(calls[side], {
        body: {
          cid: contestId,
          currentPage: request.page,
          limit: request.size,
          keyword: request.search === '' ? undefined : request.search,
          removeStar: !request.withStars,
          containsEnd: request.withAfterEnd,
          forceRefresh: request.isForced,
          concernedList: [...request.followed],
        },
        signal,
      });
      return { ...page, followed: new Set(request.followed) };
    },
    // Keeps the old rows while a page or the followed users change. Another contest starts empty.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === side && query.queryKey[2] === contestId ? keepPreviousData(previous) : undefined,
    retry: false,
  });
