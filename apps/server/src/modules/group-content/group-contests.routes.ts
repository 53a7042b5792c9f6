/** The calls of existing clients about the contests of a group. The use cases are those of the back office. */
import {
  groupContestAnnouncementsCalls,
  groupContestProblemsCalls,
  groupContestsCalls,
  makePage,
  problemTypes,
} from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  addCreated,
  addFromBank,
  announceInContest,
  changeContest,
  changeContestAnnouncement,
  createContest,
  loadAdministeredContests,
  loadContestAnnouncements,
  loadContestForm,
  loadContestProblem,
  listContestProblems,
  nameContestProblem,
  removeContest,
  removeContestAnnouncement,
  removeFromContest,
  setContestVisible,
} from '../contest-administration/index.ts';
import { listGroupContests, presentContest } from '../contests/index.ts';
import { authOfVisibility, createFromDraft } from '../problem-administration/index.ts';
import { findGroupProblemId } from './group-content.repository.ts';
import { openGroupFor, openGroupToCreate, requireGroupContest } from './group-gate.ts';
import { prefixDraft } from './group-problems.routes.ts';

export function registerGroupContests(app: FastifyInstance, platform: Platform) {
  registerContests(app, platform);
  registerProblems(app, platform);
  registerAnnouncements(app, platform);
}

function registerContests(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: groupContestsCalls,
    handlers: {
      'GET /api/group/get-contest-list': async ({ query, viewer }) => {
        await openGroupFor(database, viewer, { groupId: query.gid, action: 'seeContent' });
        const { rows, total } = await listGroupContests(database, query.gid, query);
        const now = clock();
        return makePage(
          rows.map((row) => presentContest(row, now)),
          total,
          query,
        );
      },
      'GET /api/group/get-admin-contest-list': async ({ query, viewer }) => {
        await openGroupFor(database, viewer, { groupId: query.gid, action: 'seeAdministration' });
        return loadAdministeredContests(platform, viewer, { filter: { groupId: query.gid }, page: query });
      },
      'GET /api/group/contest': async ({ query: { cid }, viewer }) => {
        await requireGroupContest(database, viewer, cid);
        return loadContestForm(platform, viewer, cid);
      },
      'POST /api/group/contest': async ({ body: { gid, ...sent }, viewer, origin }) => {
        const { id } = await openGroupToCreate(database, viewer, gid);
        return createContest(platform, { viewer, origin }, sent, id);
      },
      'PUT /api/group/contest': async ({ body, viewer, origin }) => {
        if (body.id === undefined) throw callError('contestIdMissing');
        await requireGroupContest(database, viewer, body.id);
        return changeContest(platform, { viewer, origin }, body);
      },
      'DELETE /api/group/contest': async ({ query, viewer, origin }) => {
        await requireGroupContest(database, viewer, query.cid);
        await removeContest(platform, { viewer, origin }, query);
        return null;
      },
      'PUT /api/group/change-contest-visible': async ({ query, viewer, origin }) => {
        await requireGroupContest(database, viewer, query.cid);
        await setContestVisible(platform, { viewer, origin }, query);
        return null;
      },
    },
  });
}

function registerProblems(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: groupContestProblemsCalls,
    handlers: {
      'GET /api/group/get-contest-problem-list': async ({ query, viewer, origin: { locale } }) => {
        await requireGroupContest(database, viewer, query.cid);
        return listContestProblems(database, { viewer, query, locale });
      },
      'POST /api/group/contest-problem': async ({ body, viewer, origin }) => {
        const { cid, displayId, displayTitle, ...draft } = body;
        const found = cid === undefined ? undefined : await requireGroupContest(database, viewer, cid);
        const { id: groupId, shortName } = await openGroupToCreate(
          database,
          viewer,
          found?.groupId ?? draft.problem.gid,
        );
        const prefixed = prefixDraft(draft, shortName);
        const problem = {
          ...prefixed.problem,
          auth: authOfVisibility.contest,
          ...(found && { type: problemTypes[found.contest.scoring] }),
        };
        const by = { viewer, origin };
        return createFromDraft(
          platform,
          { ...by, body: { ...prefixed, problem }, groupId },
          async (transaction, pid) => {
            if (cid !== undefined)
              await addCreated(platform, transaction, { by, cid, pid, sent: { displayId, displayTitle } });
          },
        );
      },
      'GET /api/group/contest-problem': async ({ query, viewer }) => {
        await requireGroupContest(database, viewer, query.cid);
        return loadContestProblem(database, viewer, query);
      },
      'PUT /api/group/contest-problem': async ({ body, viewer, origin }) => {
        if (body.cid !== undefined) await requireGroupContest(database, viewer, body.cid);
        return nameContestProblem(platform, { viewer, origin }, body);
      },
      'DELETE /api/group/contest-problem': async ({ query, viewer, origin }) => {
        await requireGroupContest(database, viewer, query.cid);
        return { submissionCount: await removeFromContest(platform, { viewer, origin }, query) };
      },
      'POST /api/group/add-contest-problem-from-public': async ({ body, viewer, origin }) => {
        await requireGroupContest(database, viewer, body.cid);
        await addFromBank(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/group/add-contest-problem-from-group': async ({ query, viewer, origin }) => {
        const { groupId } = await requireGroupContest(database, viewer, query.cid);
        const found = await findGroupProblemId(database, { groupId, displayId: query.problemId });
        if (found === undefined) throw callError('groupProblemNotFound');
        await addFromBank(
          platform,
          { viewer, origin },
          { cid: query.cid, pid: found.id, displayId: query.displayId },
        );
        return null;
      },
    },
  });
}

function registerAnnouncements(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: groupContestAnnouncementsCalls,
    handlers: {
      'GET /api/group/get-contest-announcement-list': async ({ query, viewer }) => {
        await requireGroupContest(database, viewer, query.cid);
        return loadContestAnnouncements(database, viewer, query);
      },
      'POST /api/group/contest-announcement': async ({ body, viewer, origin }) => {
        await requireGroupContest(database, viewer, body.cid);
        await announceInContest(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/group/contest-announcement': async ({ body, viewer, origin }) => {
        await changeContestAnnouncement(platform, { viewer, origin }, body.announcement);
        return null;
      },
      'DELETE /api/group/contest-announcement': async ({ query, viewer, origin }) => {
        await removeContestAnnouncement(platform, { viewer, origin }, query.aid);
        return null;
      },
    },
  });
}
