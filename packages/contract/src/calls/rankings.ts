import { z } from 'zod';
import { anonymous, defineCalls } from '../define-calls.ts';
import { integer, optionalText, page, paging } from '../wire.ts';

export const rankRow = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  /** Prefix of the username. */
  signature: z.string().nullable(),
  avatar: z.string().nullable(),
  titleName: z.string().nullable(),
  titleColor: z.string().nullable(),
  ac: z.int(),
  total: z.int(),
  rating: z.null(),
  /** Only in the OI ranking. */
  score: z.int().nullable(),
});
export type RankRow = z.output<typeof rankRow>;

export const rankingsCalls = defineCalls({
  'GET /api/get-rank-list': {
    summary: 'All users by solved problems (type 0) or by points (type 1).',
    access: anonymous,
    query: z.object({ ...paging(30), type: integer(), searchUser: optionalText(100) }),
    data: page(rankRow),
  },
});
