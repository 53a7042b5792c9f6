import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { rankTypes, type RankingKind } from '../ranking-kind.ts';

/** Ranks by user id, and the number of ranked users. */
export const userRanksQuery = (kind: RankingKind, uids: readonly string[]) =>
  queryOptions({
    queryKey: ['rankings', kind, 'ranks', uids],
    queryFn: ({ signal }) =>
      callApi('GET /api/get-user-ranks', { query: { type: rankTypes[kind], uids: uids.join(',') }, signal }),
    enabled: uids.length > 0,
  });
