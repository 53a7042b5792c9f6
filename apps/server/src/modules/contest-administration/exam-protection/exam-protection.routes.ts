/** Sign-ins of a protected contest, for its administrators. */
import { examProtectionCalls, toWireDate } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openContestFor } from '../../contests/index.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import {
  listExamContestants,
  listExamRefusals,
  listExamSessions,
  releaseExamSession,
} from './exam-sessions.repository.ts';

export function registerExamProtection(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: examProtectionCalls,
    handlers: {
      'GET /api/contest-desk/exam-sessions': async ({ query, viewer }) => {
        await openContestFor(platform, viewer, { id: query.cid, duty: 'people' });
        return loadSignIns(platform, query.cid);
      },
      'DELETE /api/contest-desk/exam-session': async ({ query, viewer, origin }) => {
        await releaseSession(platform, { viewer, origin }, query);
        return null;
      },
    },
  });
}

async function loadSignIns({ database }: Pick<Platform, 'database'>, contestId: number) {
  const [contestants, sessions, refusals] = await Promise.all([
    listExamContestants(database, contestId),
    listExamSessions(database, contestId),
    listExamRefusals(database, contestId),
  ]);
  const sessionsOf = Map.groupBy(sessions, ({ userId }) => userId);
  const refusalsOf = Map.groupBy(refusals, ({ userId }) => userId);
  return contestants.map(({ id, username, realname, seat }) => ({
    uid: id,
    username,
    realname,
    seat,
    sessions: (sessionsOf.get(id) ?? []).map(presentSession),
    refusals: (refusalsOf.get(id) ?? []).map(presentAttempt),
  }));
}

const presentSession = (row: Awaited<ReturnType<typeof listExamSessions>>[number]) => ({
  id: row.id,
  userAgent: row.userAgent,
  ip: row.ip,
  lastIp: row.lastIp,
  enteredAt: toWireDate(row.enteredAt),
  lastSeenAt: toWireDate(row.lastSeenAt),
  releasedAt: row.releasedAt && toWireDate(row.releasedAt),
  releasedBy: row.releaserName,
});

const presentAttempt = (row: Awaited<ReturnType<typeof listExamRefusals>>[number]) => ({
  reason: row.reason,
  userAgent: row.userAgent,
  ip: row.ip,
  attempts: row.attempts,
  firstAt: toWireDate(row.firstAt),
  lastAt: toWireDate(row.lastAt),
});

/** Publishes the change, so that open pages of the contestant load their access again. */
async function releaseSession(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { cid, id }: { cid: number; id: number },
) {
  await inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const releasedBy = by.viewer.id;
    const released = await releaseExamSession(transaction, {
      contestId: cid,
      id,
      releasedBy,
      now: clock(),
    });
    if (released === undefined) throw callError('examSessionMissing');
    const { username, ip, userAgent, enteredAt } = released;
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: 'exam-session.release',
      before: { username, ip, userAgent, enteredAt: enteredAt.toISOString() },
    });
  });
}
