import type { Calls, DataOf } from '@touchstone/contract';

export type RankingKind = 'acm' | 'oi';
export type RankedPage = DataOf<Calls['GET /api/get-rank-list']>;
export type RankedUser = RankedPage['records'][number];

/** The wire values of the two rankings. */
export const rankTypes: Readonly<Record<RankingKind, number>> = { acm: 0, oi: 1 };

export const rankingAddresses: Readonly<Record<RankingKind, string>> = { acm: '/acm-rank', oi: '/oi-rank' };

/** The value that orders users: solved problems, or points. */
export const rankValueOf = (user: RankedUser, kind: RankingKind): number =>
  kind === 'acm' ? user.ac : (user.score ?? 0);
