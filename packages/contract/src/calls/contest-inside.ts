/** The content of contests: problems, announcements, prints, balloons and the reveal. */
import { z } from 'zod';
import { anonymous, defineCalls, defineDownloads, guest, login } from '../define-calls.ts';
import { problem, problemInfo } from '../shapes/problem.ts';
import { judgeRow } from '../shapes/submission.ts';
import {
  boolean,
  displayId,
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalInteger,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';
import { boardProblem } from './contest-boards.ts';

const textOrNull = z.string().nullable();
const ofContest = z.object({ cid: identifier() });
const pageOfContest = (limit: number) => z.object({ cid: identifier(), ...paging(limit) });

/** With the contest statistics that the caller may see. */
const contestProblem = z.object({ ...boardProblem.shape, ac: z.int(), total: z.int() });

const contestAnnouncement = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  uid: textOrNull,
  username: textOrNull,
  status: z.int(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

/** More announcements than a contest has. */
const announcementsAtOnce = 10_000;

export const contestInsideCalls = defineCalls({
  'GET /api/get-contest-problem': {
    summary: 'The problems of a contest; also for viewers of its public scoreboard.',
    access: guest,
    query: z.object({ cid: identifier(), containsEnd: optionalBoolean() }),
    data: z.array(contestProblem),
  },
  'GET /api/get-contest-problem-details': {
    summary: 'A problem of a contest as its page shows it: what hints at the solution only after the end.',
    access: login,
    query: z.object({ cid: identifier(), displayId: displayId(), containsEnd: optionalBoolean() }),
    data: z.object({
      ...problemInfo.shape,
      problem: z.object({ ...problem.shape, difficulty: z.int().nullable() }),
    }),
  },
  'GET /api/get-contest-announcement': {
    summary: 'The announcements of a contest, newest first.',
    access: login,
    query: pageOfContest(10),
    data: page(contestAnnouncement),
  },
  'POST /api/get-contest-not-read-announcement': {
    summary: 'Those that the caller does not name as read, newest first.',
    access: login,
    body: z.object({
      cid: identifier(),
      readAnnouncementList: z.preprocess(
        (value) => value ?? [],
        z.array(identifier()).max(announcementsAtOnce),
      ),
    }),
    data: z.array(contestAnnouncement),
  },
});

export const contestRoomCalls = defineCalls({
  'POST /api/submit-print-text': {
    summary: 'Requests the organisers to print a text.',
    access: login,
    body: z.object({ cid: identifier(), content: optionalText() }),
    data: nothing(),
  },
  'GET /api/get-contest-print': {
    summary: 'Print jobs: pending ones first, then the newest.',
    access: login,
    query: pageOfContest(30),
    data: page(
      z.object({
        id: z.int(),
        cid: z.int(),
        username: z.string(),
        realname: textOrNull,
        /** 1: printed. */
        status: z.int(),
        content: z.null(),
        gmtCreate: wireDate(),
        gmtModified: z.null(),
      }),
    ),
  },
  'PUT /api/check-contest-print-status': {
    summary: 'Notes that a text was printed. The ids are in the query or in the body.',
    access: login,
    query: z.object({ id: optionalIdentifier(), cid: optionalIdentifier() }),
    body: z.object({ id: optionalIdentifier(), cid: optionalIdentifier() }),
    data: nothing(),
  },
  'GET /api/get-contest-ac-info': {
    summary:
      'Balloons: undelivered ones first, then delivered ones. They stop at the freeze, unless the contest lets them go on.',
    access: login,
    query: pageOfContest(30),
    data: page(
      z.object({
        /** The id of the balloon in `PUT /api/check-contest-ac-info`. */
        id: z.int(),
        cid: z.int(),
        uid: z.string(),
        pid: z.int(),
        displayId: z.string(),
        color: textOrNull,
        submitId: z.int(),
        username: z.string(),
        realname: textOrNull,
        status: z.literal(1),
        submitTime: wireDate(),
        /** In seconds since the start. */
        time: z.int(),
        firstBlood: z.boolean(),
        checked: z.boolean(),
        cpid: z.null(),
        score: z.null(),
        useTime: z.null(),
        gmtCreate: z.null(),
        gmtModified: z.null(),
      }),
    ).extend({
      /** Our own: since when balloons are withheld because of the freeze; null if they are not. */
      hiddenFrom: wireDate().nullable(),
    }),
  },
  'PUT /api/check-contest-ac-info': {
    summary: 'Notes that a balloon was brought, or was not.',
    access: login,
    body: z.object({ id: identifier(), cid: identifier(), checked: boolean() }),
    data: nothing(),
  },
});

export const contestRoomDownloads = defineDownloads({
  'GET /api/file/download-contest-print-text': {
    summary: 'The text of a print job (id), for the organisers.',
    access: login,
  },
  'GET /api/file/download-contest-ac-submission': {
    summary:
      'What was accepted in a contest (cid) as an archive (zip), with a folder of each user or problem (splitType), for ' +
      'those who run it; without their own programs by excludeAdmin.',
    access: login,
  },
});

/** In the time zone of the site: `2024/05/01 16:00:00`. */
const boardTime = z.string().regex(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);

export const contestRevealCalls = defineCalls({
  'GET /api/get-contest-scroll-board-info': {
    summary: 'The initial data of the reveal of a frozen scoreboard. The contest must be over.',
    access: anonymous,
    query: ofContest,
    data: z.object({
      id: z.int(),
      title: z.string(),
      rankShowName: z.string(),
      problemCount: z.int(),
      balloonColor: z.record(z.string(), textOrNull),
      startTime: boardTime,
      sealRankTime: boardTime,
      /** In seconds since the start. */
      sealTime: z.int(),
      /** Usernames. */
      starUserList: z.array(z.string()),
    }),
  },
  'GET /api/get-contest-scroll-board-submission': {
    summary: 'Every submission that the reveal shows, newest first.',
    access: anonymous,
    query: z.object({ cid: identifier(), removeStar: optionalBoolean() }),
    data: z.array(
      z.object({
        uid: z.string(),
        username: z.string(),
        nickname: textOrNull,
        realname: textOrNull,
        school: textOrNull,
        avatar: textOrNull,
        gender: z.string(),
        submitId: z.int(),
        status: z.int(),
        submitTime: boardTime,
        /** In seconds since the start. */
        time: z.int(),
        displayId: z.string(),
      }),
    ),
  },
});

export const contestSubmissionsCalls = defineCalls({
  'GET /api/contest-submissions': {
    summary: 'Submissions of a contest that the caller may see, newest first.',
    access: login,
    query: z.object({
      contestID: identifier(),
      ...paging(30),
      onlyMine: optionalBoolean(),
      /** Part of the display id in the contest, or all of it. */
      problemID: optionalText(255),
      completeProblemID: optionalBoolean(),
      status: optionalInteger(),
      username: optionalText(255),
      /** Submissions made before the start, instead of those made since. */
      beforeContestSubmit: optionalBoolean(),
      containsEnd: optionalBoolean(),
    }),
    data: page(judgeRow),
  },
});
