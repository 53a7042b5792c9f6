/**
 * Running a contest: what the caller does in it, its participants, its staff, and the publication of its results. These
 * calls are our own; the calls of existing clients keep their shapes.
 */
import { z } from 'zod';
import { contestLimits } from '../contest-limits.ts';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import {
  boolean,
  filledText,
  identifier,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  text,
  wireDate,
} from '../wire.ts';

const ofContest = z.object({ cid: identifier() });
const staffRole = z.enum(['balloons', 'print', 'jury']);
const duty = z.enum([
  'balloons',
  'prints',
  'results',
  'announcements',
  'rejudge',
  'people',
  'reveal',
  'settings',
]);

const participant = z.object({
  uid: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  realname: z.string().nullable(),
  school: z.string().nullable(),
  /** When the participant entered the password; null if not registered. */
  registeredAt: wireDate().nullable(),
  /** When the participant first opened the running contest, or first submitted. */
  enteredAt: wireDate().nullable(),
  /** Submissions during the contest. */
  submissions: z.int(),
  isStar: z.boolean(),
  isDisqualified: z.boolean(),
  reason: z.string().nullable(),
  seat: z.string().nullable(),
});

/** Also the data of the errors of exam protection. */
const examRefusal = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('address-not-allowed'),
    ip: z.string(),
    allowed: z.array(z.string()),
  }),
  z.object({ reason: z.literal('other-device'), since: wireDate() }),
  z.object({ reason: z.literal('address-changed'), ip: z.string(), boundTo: z.string() }),
  z.object({ reason: z.literal('session-released'), at: wireDate() }),
]);

const staffMember = z.object({ uid: z.string(), username: z.string(), roles: z.array(staffRole) });

export const contestDeskCalls = defineCalls({
  'GET /api/contest-desk': {
    summary: 'What the caller does in a contest, and what was noted about the caller.',
    access: login,
    query: ofContest,
    data: z.object({
      isAdmin: z.boolean(),
      duties: z.array(duty),
      isDisqualified: z.boolean(),
      seat: z.string().nullable(),
      /** Exam protection of the contest; null for none. */
      protection: z
        .object({
          hasAddressList: z.boolean(),
          isSingleSession: z.boolean(),
          isAddressBound: z.boolean(),
        })
        .nullable(),
      /** Why exam protection refuses the caller now; null if it does not. */
      refusal: examRefusal.nullable(),
      /** Languages that the contest accepts; null: all languages of its problems. */
      languages: z.array(z.string()).nullable(),
    }),
  },
  'PUT /api/contest-desk/results': {
    summary: 'Publishes the results of a contest that is over and frozen, or freezes its scoreboard again.',
    access: login,
    body: z.object({ cid: identifier(), isPublished: boolean() }),
    data: nothing(),
  },
  'GET /api/contest-desk/participants': {
    summary: 'Everybody who registered, entered, submitted or was noted, by username.',
    access: login,
    query: ofContest,
    data: z.array(participant),
  },
  'PUT /api/contest-desk/participant': {
    summary: 'Changes what is noted about a participant; absent fields stay. An empty seat removes it.',
    access: login,
    body: z.object({
      cid: identifier(),
      uid: filledText(64),
      isStar: optionalBoolean(),
      isDisqualified: optionalBoolean(),
      reason: text(contestLimits.reasonMaximum).optional(),
      seat: text(contestLimits.seatMaximum).optional(),
    }),
    data: nothing(),
  },
  'GET /api/contest-desk/seats': {
    summary: 'The seats of a contest, for balloons and prints.',
    access: login,
    query: ofContest,
    data: z.array(z.object({ username: z.string(), seat: z.string() })),
  },
  'PUT /api/contest-desk/seats': {
    summary: 'Sets the seats of many participants at once: all of them, or none if a name is unknown.',
    access: login,
    body: z.object({
      cid: identifier(),
      seats: z
        .array(z.object({ username: filledText(64), seat: text(contestLimits.seatMaximum) }))
        .max(10_000),
    }),
    data: z.object({ changed: z.int() }),
  },
  'GET /api/contest-desk/staff': {
    summary: 'The staff of a contest, by username.',
    access: login,
    query: ofContest,
    data: z.array(staffMember),
  },
  'PUT /api/contest-desk/staff': {
    summary: 'Sets the roles of an account in a contest; without roles the account is no longer staff.',
    access: login,
    body: z.object({ cid: identifier(), username: filledText(64), roles: z.array(staffRole).max(3) }),
    data: nothing(),
  },
  'GET /api/contest-desk/api-tokens': {
    summary: 'The tokens of the Contest API for a contest, without the secrets, newest first.',
    access: login,
    query: ofContest,
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        createdBy: z.string(),
        createdAt: wireDate(),
        lastUsedAt: wireDate().nullable(),
      }),
    ),
  },
  'POST /api/contest-desk/api-tokens': {
    summary: 'Makes a token that reads one contest through the Contest API. It is shown this once.',
    access: login,
    body: z.object({ cid: identifier(), name: filledText(contestLimits.apiTokenNameMaximum) }),
    data: z.object({ id: z.int(), token: z.string() }),
  },
  'DELETE /api/contest-desk/api-tokens': {
    summary: 'Revokes a token of the Contest API.',
    access: login,
    query: z.object({ cid: identifier(), id: identifier() }),
    data: nothing(),
  },
  'POST /api/contest-desk/announcement': {
    summary: 'Announces something to the participants.',
    access: login,
    body: z.object({ cid: identifier(), title: text(), content: text() }),
    data: nothing(),
  },
  'PUT /api/contest-desk/announcement': {
    summary: 'Changes the text of an announcement of a contest.',
    access: login,
    body: z.object({ id: identifier(), title: text(), content: text() }),
    data: nothing(),
  },
  'DELETE /api/contest-desk/announcement': {
    summary: 'Deletes an announcement of a contest.',
    access: login,
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
});

export const contestRejudgeCalls = defineCalls({
  'POST /api/contest-desk/rejudge': {
    summary: 'Judges all submissions to a problem of the contest again, or one submission.',
    access: login,
    body: z.object({ cid: identifier(), pid: optionalIdentifier(), submitId: optionalIdentifier() }),
    data: nothing(),
  },
});

export const contestAwardsCalls = defineCalls({
  'GET /api/contest-desk/awards': {
    summary: 'The awards of a contest for its reveal, to those who may see the reveal.',
    access: anonymous,
    query: ofContest,
    data: z.object({
      /** 0 none, 1 by proportion, 2 by number. */
      awardType: z.int(),
      awards: z.array(
        z.object({
          priority: z.number(),
          name: z.string(),
          background: z.string(),
          color: z.string(),
          num: z.number(),
        }),
      ),
    }),
  },
});
