/** The scoreboards of contests, for participants and for the public. */
import { z } from 'zod';
import { anonymous, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { contestShape } from '../shapes/contest.ts';
import {
  identifier,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const rankRow = {
  /** -1 for unranked contestants. */
  rank: z.int(),
  isWinAward: z.boolean(),
  awardName: z.string().nullable(),
  awardBackground: z.string().nullable(),
  awardColor: z.string().nullable(),
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  realname: z.string().nullable(),
  school: z.string().nullable(),
  gender: z.string(),
  avatar: z.string().nullable(),
};

/** Keyed by problem; problems without attempts have no key. */
const acmCell = z.object({
  errorNum: z.int(),
  isAC: z.literal(true).optional(),
  isFirstAC: z.boolean().optional(),
  /** In seconds since the start. */
  ACTime: z.int().optional(),
  isAfterContest: z.literal(true).optional(),
  /** Attempts with frozen results. */
  tryNum: z.int().optional(),
});

export const acmRankRow = z.object({
  ...rankRow,
  ac: z.int(),
  /** The total number of submissions. */
  total: z.int(),
  /** In seconds, with penalties. */
  totalTime: z.int(),
  submissionInfo: z.record(z.string(), acmCell),
});
export type AcmRankRow = z.output<typeof acmRankRow>;

export const oiRankRow = z.object({
  ...rankRow,
  totalScore: z.int(),
  /** Total run time of fully solved problems, in milliseconds. */
  totalTime: z.int(),
  submissionInfo: z.record(z.string(), z.int().nullable()),
  /** Per fully solved problem. */
  timeInfo: z.record(z.string(), z.int()).nullable(),
});
export type OiRankRow = z.output<typeof oiRankRow>;

const boardRequest = z.object({
  /** A missing id has its own error. */
  cid: optionalIdentifier(),
  ...paging(50),
  forceRefresh: optionalBoolean(),
  removeStar: optionalBoolean(),
  /** Uids that the caller follows. */
  concernedList: z.preprocess((value) => value ?? undefined, z.array(text(64)).max(1000).optional()),
  keyword: optionalText(100),
  containsEnd: optionalBoolean(),
});

const boardPage = page(z.union([acmRankRow, oiRankRow]));

export const boardProblem = z.object({
  id: z.int(),
  cid: z.int(),
  pid: z.int(),
  displayId: z.string(),
  displayTitle: z.string(),
  color: z.string().nullable(),
});

export const contestBoardsCalls = defineCalls({
  'POST /api/get-contest-rank': {
    summary: 'The scoreboard of a contest: the caller and followed users on top, then all rows.',
    access: login,
    body: boardRequest,
    data: boardPage,
  },
  'POST /api/get-contest-outside-scoreboard': {
    summary: 'The public scoreboard of a contest.',
    access: anonymous,
    body: boardRequest,
    data: boardPage,
  },
  'GET /api/get-contest-outsize-info': {
    summary: 'A contest with a public scoreboard, and the problems of the scoreboard.',
    access: anonymous,
    query: z.object({ cid: identifier() }),
    data: z.object({
      contest: contestShape,
      problemList: z.array(
        z.object({ ...boardProblem.shape, gmtCreate: wireDate(), gmtModified: wireDate() }),
      ),
    }),
  },
});

export const contestBoardDownloads = defineDownloads({
  'GET /api/file/download-contest-rank': {
    summary:
      'The whole board of a contest (cid) as a workbook, or as CSV (format=csv), for those who run it: behind the seal by ' +
      'forceRefresh, without stars by removeStar, with what came after the end by containEnd.',
    access: login,
  },
});
