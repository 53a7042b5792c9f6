import { adminContestsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerContestAnnouncements } from './announcements/contest-announcements.routes.ts';
import { registerContestDesk } from './desk/desk.routes.ts';
import { registerExamProtection } from './exam-protection/exam-protection.routes.ts';
import { cloneContest, removeContest, setContestVisible } from './handle-contest.ts';
import { loadAdministeredContests, loadContestForm } from './load-contests.ts';
import { registerContestProblems } from './problems/contest-problems.routes.ts';
import { changeContest, createContest } from './save-contest.ts';

export function registerContestAdministration(app: FastifyInstance, platform: Platform) {
  registerContests(app, platform);
  registerContestProblems(app, platform);
  registerContestAnnouncements(app, platform);
  registerContestDesk(app, platform);
  registerExamProtection(app, platform);
}

function registerContests(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminContestsCalls,
    handlers: {
      'GET /api/admin/contest/get-contest-list': ({ query, viewer }) =>
        loadAdministeredContests(platform, viewer, {
          filter: { keyword: query.keyword?.trim() || undefined, groupId: null },
          page: query,
        }),
      'GET /api/admin/contest': ({ query, viewer }) => loadContestForm(platform, viewer, query.cid),
      'POST /api/admin/contest': ({ viewer, origin, body }) =>
        createContest(platform, { viewer, origin }, body),
      'PUT /api/admin/contest': ({ viewer, origin, body }) =>
        changeContest(platform, { viewer, origin }, body),
      'DELETE /api/admin/contest': async ({ viewer, origin, query }) => {
        await removeContest(platform, { viewer, origin }, query);
        return null;
      },
      'GET /api/admin/contest/clone': ({ viewer, origin, query }) =>
        cloneContest(platform, { viewer, origin }, query),
      'PUT /api/admin/contest/change-contest-visible': async ({ viewer, origin, query }) => {
        await setContestVisible(platform, { viewer, origin }, query);
        return null;
      },
    },
  });
}
