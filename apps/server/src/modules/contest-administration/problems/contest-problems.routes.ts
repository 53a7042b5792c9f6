import { adminContestProblemsCalls, problemTypes, type ProblemDraft } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  authOfVisibility,
  changeProblem,
  createFromDraft,
  loadForm,
  removeProblem,
} from '../../problem-administration/index.ts';
import { getAdministeredContest } from '../administered-contest.ts';
import { listContestProblems, loadContestProblem } from './list-contest-problems.ts';
import { addCreated, addFromBank, nameContestProblem } from './name-contest-problem.ts';
import { removeFromContest } from './remove-contest-problem.ts';

/** The form of a contest problem does not set the visibility: undefined keeps the stored value. */
const withAuth = (body: ProblemDraft, auth: number | undefined): ProblemDraft => ({
  ...body,
  problem: { ...body.problem, auth },
});

export function registerContestProblems(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: adminContestProblemsCalls,
    handlers: {
      'GET /api/admin/contest/get-problem-list': ({ query, viewer, origin: { locale } }) =>
        listContestProblems(database, { viewer, query, locale }),
      'GET /api/admin/contest/problem': ({ query: { pid }, viewer, origin: { locale } }) =>
        loadForm(platform, { viewer, id: pid, locale }),
      'POST /api/admin/contest/problem': ({ body, viewer, origin }) =>
        createFromDraft(platform, { viewer, origin, body: withAuth(body, authOfVisibility.contest) }),
      'POST /api/admin/contest/create-problem': async ({
        body: { cid, displayId, displayTitle, ...body },
        viewer,
        origin,
      }) => {
        const { scoring } = await getAdministeredContest(database, viewer, cid);
        const draft = withAuth(body, authOfVisibility.contest);
        const problem = { ...draft.problem, type: problemTypes[scoring] };
        return createFromDraft(
          platform,
          { viewer, origin, body: { ...draft, problem } },
          (transaction, pid) =>
            addCreated(platform, transaction, {
              by: { viewer, origin },
              cid,
              pid,
              sent: { displayId, displayTitle },
            }),
        );
      },
      'PUT /api/admin/contest/problem': ({ body, viewer, origin }) =>
        changeProblem(platform, { viewer, origin, body: withAuth(body, undefined) }),
      'DELETE /api/admin/contest/problem': async ({ query: { pid, cid, confirm }, viewer, origin }) => {
        const submissionCount =
          cid === undefined
            ? await removeProblem(platform, { viewer, origin, query: { pid } })
            : await removeFromContest(platform, { viewer, origin }, { cid, pid, confirm });
        return { submissionCount };
      },
      'GET /api/admin/contest/contest-problem': ({ query, viewer }) =>
        loadContestProblem(database, viewer, query),
      'PUT /api/admin/contest/contest-problem': ({ body, viewer, origin }) =>
        nameContestProblem(platform, { viewer, origin }, body),
      'POST /api/admin/contest/add-problem-from-public': async ({ body, viewer, origin }) => {
        await addFromBank(platform, { viewer, origin }, body);
        return null;
      },
    },
  });
}
