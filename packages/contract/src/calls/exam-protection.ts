/** Who entered a contest with exam protection, with which session and from where. For administrators of the contest. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { identifier, nothing, smallIdentifier, wireDate } from '../wire.ts';

const session = z.object({
  id: z.int(),
  /** Empty if the client sent none. */
  userAgent: z.string(),
  /** Of the first entry. */
  ip: z.string(),
  lastIp: z.string(),
  enteredAt: wireDate(),
  /** Accurate to a minute. */
  lastSeenAt: wireDate(),
  /** Null while the session may take part. */
  releasedAt: wireDate().nullable(),
  /** Null if the account was deleted. */
  releasedBy: z.string().nullable(),
});

const refusedAttempt = z.object({
  reason: z.enum(['address-not-allowed', 'other-device', 'address-changed', 'session-released']),
  userAgent: z.string(),
  ip: z.string(),
  /** Calls within ten seconds count as one. */
  attempts: z.int(),
  firstAt: wireDate(),
  lastAt: wireDate(),
});

export const examProtectionCalls = defineCalls({
  'GET /api/contest-desk/exam-sessions': {
    summary: 'The contestants who entered a protected contest or were refused, by username.',
    access: login,
    query: z.object({ cid: identifier() }),
    data: z.array(
      z.object({
        uid: z.string(),
        username: z.string(),
        realname: z.string().nullable(),
        seat: z.string().nullable(),
        /** The last entered first. */
        sessions: z.array(session),
        /** The last first. */
        refusals: z.array(refusedAttempt),
      }),
    ),
  },
  'DELETE /api/contest-desk/exam-session': {
    summary: 'Releases a session: its contestant may enter from another device or address.',
    access: login,
    query: z.object({ cid: identifier(), id: smallIdentifier() }),
    data: nothing(),
  },
});
