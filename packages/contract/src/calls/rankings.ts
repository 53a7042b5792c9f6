import { z } from 'zod';
import { anonymous, defineCalls } from '../define-calls.ts';
import { integer, optionalText, page, paging, text } from '../wire.ts';

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

/** A page of a ranking has at most so many users. */
const usersAtOnce = 100;

const userIds = z
  .string()
  .max(usersAtOnce * 40)
  .transform((text) => text.split(',').filter((uid) => uid !== ''))
  .pipe(z.array(text(32)).max(usersAtOnce));

export const rankingsCalls = defineCalls({
  'GET /api/get-rank-list': {
    summary: 'All users by solved problems (type 0) or by points (type 1).',
    access: anonymous,
    query: z.object({ ...paging(30), type: integer(), searchUser: optionalText(100) }),
    data: page(rankRow),
  },
  'GET /api/get-user-ranks': {
    summary: 'The ranks of some users in a ranking. Users who are not ranked are left out.',
    access: anonymous,
    /** `uids` are separated by commas. */
    query: z.object({ type: integer(), uids: userIds }),
    data: z.object({
      ranks: z.array(z.object({ uid: z.string(), rank: z.int() })),
      /** The number of ranked users. */
      total: z.int(),
    }),
  },
});
