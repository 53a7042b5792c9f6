import type { RankRow } from '@touchstone/contract';
import type { RankedRow } from './rankings.repository.ts';

/** The rows are the same for every viewer. */
export const presentRanked = (rows: readonly RankedRow[]): RankRow[] => rows.map(presentRow);

const presentRow = (row: RankedRow): RankRow => ({
  uid: row.id,
  username: row.username,
  nickname: row.nickname,
  signature: row.signature,
  avatar: row.avatarUrl,
  titleName: row.titleName,
  titleColor: row.titleColor,
  ac: row.solvedCount,
  total: row.submissions,
  rating: null,
  score: row.score,
});
