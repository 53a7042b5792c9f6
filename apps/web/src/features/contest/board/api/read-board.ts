import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AcmRankRow, Calls, DataOf, OiRankRow } from '@touchstone/contract';
import { callApi } from '../../../../lib/api/index.ts';

export interface BoardPage extends DataOf<Calls['POST /api/get-contest-rank']> {
  /** Whom the request named: while another one is under way, these are still the rows on top. */
  followed: ReadonlySet<string>;
}
export type BoardRow = AcmRankRow | OiRankRow;
export type BoardProblem = DataOf<Calls['GET /api/get-contest-outsize-info']>['problemList'][number];

/** Inside asks as a contestant, with the own row on top; outside as anybody. */
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
  /** Those who run the contest look behind the seal. */
  isForced: boolean;
  followed: readonly string[];
  /** Whose rows these are: another reader has another row on top. */
  readerId: string | undefined;
  /** What the clock of the contest has come to. */
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
    // Turning a page or following somebody keeps the old rows in place; another contest begins anew.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === side && query.queryKey[2] === contestId ? keepPreviousData(previous) : undefined,
    retry: false,
  });
