/**
 * The list of open sessions, with which users find and end logins that are not theirs. Ending the sessions of others needs a
 * fresh identity: a thief would log the owner out with it.
 */
import { sessionsCalls, toWireDate } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteSessions, listOpenSessions } from '../../../platform/sessions/session-use.ts';
import { requireFreshIdentity } from '../identity/fresh-identity.ts';

const loginIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function registerSessions(app: FastifyInstance, platform: Platform) {
  const { database, clock, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: sessionsCalls,
    handlers: {
      'GET /api/sessions': async ({ viewer, session }) => {
        const { sessionMaximumDays: maximumDays } = settings.current.switches;
        const sessions = await listOpenSessions(database, { userId: viewer.id, maximumDays, now: clock() });
        return sessions
          .map(({ loginId, userAgent, ip, openedAt, lastUsedAt }) => ({
            id: loginId,
            isCurrent: loginId === session.loginId,
            userAgent,
            ip,
            openedAt: toWireDate(openedAt),
            lastUsedAt: toWireDate(lastUsedAt),
          }))
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
      },
      'DELETE /api/session': async ({ viewer, session, query, answer }) => {
        if (query.id !== session.loginId) requireFreshIdentity(platform, session);
        if (!loginIdPattern.test(query.id)) throw callError('sessionUnknown');
        const ended = await inTransaction(database, (transaction) =>
          deleteSessions(transaction, { userId: viewer.id, loginId: query.id }),
        );
        if (ended === 0) throw callError('sessionUnknown');
        if (query.id === session.loginId) answer.clearToken();
        return null;
      },
      'DELETE /api/sessions/others': async ({ viewer, session }) => {
        requireFreshIdentity(platform, session);
        const ended = await inTransaction(database, (transaction) =>
          deleteSessions(transaction, { userId: viewer.id, exceptLoginId: session.loginId }),
        );
        return { ended };
      },
    },
  });
}
