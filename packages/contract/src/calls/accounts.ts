import { z } from 'zod';
import { anonymous, defineCalls, guest, login } from '../define-calls.ts';
import { outcome, outcomeWithUser } from '../shapes/outcome.ts';
import { gender, userInfo } from '../shapes/user-info.ts';
import { filledText, integer, nothing, optionalText, text } from '../wire.ts';

const loggedOut = { 'zh-CN': '已退出登录。', 'zh-HK': '已登出。', 'en-US': 'Logged out.' };
const credentials = { username: filledText(), password: filledText() };

/** The solved slide puzzle. Required after five failures, see `puzzleRequired`. */
const puzzleAnswer = z.object({ key: text(100), x: integer({ min: 0, max: 400 }) });

export const accountsCalls = defineCalls({
  'POST /api/login': {
    summary: 'Logs in. The token comes in the Authorization header of the answer.',
    access: anonymous,
    body: z.object({ ...credentials, puzzle: puzzleAnswer.nullish() }),
    data: userInfo,
  },
  'POST /api/admin/login': {
    summary: 'Logs an administrator in.',
    access: anonymous,
    body: z.object({ ...credentials, puzzle: puzzleAnswer.nullish() }),
    data: userInfo,
  },
  'GET /api/login-puzzle': {
    summary: 'Draws a slide puzzle for a login after repeated failures. One use, expiring.',
    access: anonymous,
    data: z.object({ key: z.string(), background: z.string(), piece: z.string(), pieceY: z.int() }),
  },
  'GET /api/logout': {
    summary: 'Ends all sessions of the user. A session that has ended already is no error.',
    access: anonymous,
    acceptsDefaultPassword: true,
    acceptsMissingFactor: true,
    data: nothing(),
    message: loggedOut,
  },
  'GET /api/admin/logout': {
    summary: 'Ends all sessions of the administrator. A session that has ended already is no error.',
    access: anonymous,
    acceptsDefaultPassword: true,
    acceptsMissingFactor: true,
    data: nothing(),
    message: loggedOut,
  },
  'GET /api/get-register-code': {
    summary: 'Mails a six-character registration code.',
    access: anonymous,
    query: z.object({ email: filledText() }),
    data: z.object({ email: z.string(), expire: z.int() }),
  },
  'POST /api/register': {
    summary: 'Creates an account with a mailed code.',
    access: anonymous,
    body: z.object({
      username: filledText(),
      password: filledText(),
      email: filledText(),
      code: filledText(),
    }),
    data: nothing(),
  },
  'POST /api/check-username-or-email': {
    summary: 'Returns whether a username or an e-mail address is in use.',
    access: anonymous,
    body: z.object({ username: optionalText(), email: optionalText() }),
    data: z.object({ username: z.boolean(), email: z.boolean() }),
  },
  'GET /api/captcha': {
    summary: 'Draws an arithmetic captcha.',
    access: anonymous,
    data: z.object({ img: z.string(), captchaKey: z.string() }),
  },
  'POST /api/apply-reset-password': {
    summary: 'Mails a link that resets the password.',
    access: anonymous,
    body: z.object({ email: optionalText(), captcha: optionalText(), captchaKey: optionalText() }),
    data: nothing(),
  },
  'POST /api/reset-password': {
    summary: 'Sets a new password with the mailed code.',
    access: anonymous,
    body: z.object({ username: optionalText(), password: optionalText(), code: optionalText() }),
    data: nothing(),
  },
  'GET /api/get-user-auth-info': {
    summary: 'The roles of the caller, fresh.',
    access: login,
    data: z.object({ roles: z.array(z.string()), permissions: z.null() }),
  },
  'POST /api/change-password': {
    summary: 'Changes the password and ends all sessions.',
    access: login,
    acceptsDefaultPassword: true,
    body: z.object({ oldPassword: optionalText(), newPassword: optionalText() }),
    data: outcomeWithUser,
  },
  'GET /api/get-change-email-code': {
    summary: 'Mails a code to a new e-mail address.',
    access: login,
    query: z.object({ email: filledText() }),
    data: nothing(),
  },
  'POST /api/change-email': {
    summary: 'Changes the e-mail address with a mailed code and the password.',
    access: login,
    body: z.object({ password: optionalText(), newEmail: optionalText(), code: optionalText() }),
    data: outcomeWithUser,
  },
  'POST /api/change-userInfo': {
    summary: 'Overwrites the profile fields; one that is absent becomes empty.',
    access: login,
    body: z.object({
      realname: optionalText(),
      nickname: optionalText(),
      signature: optionalText(200_000),
      blog: optionalText(),
      github: optionalText(),
      school: optionalText(),
      number: optionalText(),
      cfUsername: optionalText(),
      gender: gender.nullish(),
    }),
    data: userInfo,
  },
  'POST /api/change-phone': {
    summary: 'Binds a mainland mobile number.',
    access: login,
    body: z.object({ newPhone: optionalText() }),
    data: outcome,
  },
  'POST /api/change-username': {
    summary: 'Changes the username.',
    access: login,
    body: z.object({ newUsername: optionalText() }),
    data: outcome,
  },
  'POST /api/restore-password': {
    summary: 'Sets the password to the last six digits of the bound phone.',
    access: login,
    data: outcome,
  },
});

const solvedProblem = z.object({ id: z.int(), problemId: z.string(), difficulty: z.int() });

const profileQuery = z.object({ uid: optionalText(64), username: optionalText() });

export const profilesCalls = defineCalls({
  'GET /api/get-user-home-info': {
    summary: 'The public profile of a user, or of the caller.',
    access: guest,
    query: profileQuery,
    data: z.object({
      uid: z.string(),
      username: z.string(),
      nickname: z.string().nullable(),
      gender,
      signature: z.string().nullable(),
      school: z.string().nullable(),
      github: z.string().nullable(),
      blog: z.string().nullable(),
      avatar: z.string().nullable(),
      titleName: z.string().nullable(),
      titleColor: z.string().nullable(),
      rating: z.int().nullable(),
      total: z.int(),
      score: z.int(),
      scoreList: z.array(z.int()),
      solvedList: z.array(z.string()),
      solvedGroupByDifficulty: z.record(z.string(), z.array(solvedProblem)).nullable(),
      recentLoginTime: z.string().nullable(),
      /** Only for the owner and administrators. */
      phone: z.string().nullable(),
      memberStatus: z.int(),
      memberAnnual: z.int(),
      gmtMemberExp: z.string().nullable(),
      level: z.int(),
    }),
  },
  'GET /api/get-user-calendar-heatmap': {
    summary: 'Submissions a day over the last year.',
    access: anonymous,
    query: profileQuery,
    data: z.object({
      endDate: z.string(),
      dataList: z.array(z.object({ date: z.string(), count: z.int() })),
    }),
  },
});
