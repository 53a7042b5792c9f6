import { adminContestsCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { getAdministeredContest } from './administered-contest.ts';
import { registerContestAnnouncements } from './announcements/contest-announcements.routes.ts';
import { presentContestForm, presentListedContest } from './contest-administration.presenter.ts';
import {
  countContestProblems,
  countContestSubmissions,
  listAdministeredContests,
  listStarNames,
} from './contest-administration.repository.ts';
import { registerContestDesk } from './desk/desk.routes.ts';
import { cloneContest, removeContest, setContestVisible } from './handle-contest.ts';
import { registerContestProblems } from './problems/contest-problems.routes.ts';
import { changeContest, createContest } from './save-contest.ts';

export function registerContestAdministration(app: FastifyInstance, platform: Platform) {
  registerContests(app, platform);
  registerContestProblems(app, platform);
  registerContestAnnouncements(app, platform);
  registerContestDesk(app, platform);
}

function registerContests(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminContestsCalls,
    handlers: {
      'GET /api/admin/contest/get-contest-list': async ({ query, viewer }) => {
        const { rows, total } = await listAdministeredContests(
          platform.database,
          query.keyword?.trim() || undefined,
          query,
        );
        const now = platform.clock();
        const standings = await loadGroupStandings(
          platform.database,
          viewer,
          rows.map(({ groupId }) => groupId),
        );
        const records = rows.map((row) =>
          presentListedContest(row, {
            viewer,
            now,
            standings,
            problemCount: row.problemCount ?? 0,
            stars: row.stars,
          }),
        );
        return makePage(records, total, query);
      },
      'GET /api/admin/contest': ({ query, viewer }) => loadContestForm(platform, viewer, query.cid),
      'POST /api/admin/contest': ({ viewer, origin, body }) =>
        createContest(platform, { viewer, origin }, body),
      'PUT /api/admin/contest': ({ viewer, origin, body }) =>
        changeContest(platform, { viewer, origin }, body),
      'DELETE /api/admin/contest': async ({ viewer, origin, query }) => {
        await removeContest(platform, { viewer, origin }, query.cid);
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

async function loadContestForm({ database, clock }: Platform, viewer: Viewer, id: number) {
  const contest = await getAdministeredContest(database, viewer, id);
  const [stars, problemCount, submissionCount] = await Promise.all([
    listStarNames(database, id),
    countContestProblems(database, id),
    countContestSubmissions(database, id),
  ]);
  const standings = await loadGroupStandings(database, viewer, [contest.groupId]);
  const context = { viewer, now: clock(), standings };
  return presentContestForm(contest, { ...context, stars, problemCount, submissionCount });
}
