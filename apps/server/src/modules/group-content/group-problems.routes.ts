import { groupProblemsCalls, makePage, type GroupProblemDraft } from '@touchstone/contract';
import { addGroupPrefix } from '@touchstone/rules/group-problem-ids';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  changeProblem,
  changeProblemAuth,
  createFromDraft,
  loadCases,
  loadForm,
  removeProblem,
} from '../problem-administration/index.ts';
import { compileChecker } from '../submissions/index.ts';
import { listTagsForGroup, presentTag } from '../tags/index.ts';
import { applyForPublic } from './apply-for-public.ts';
import { getGroupProblem, openGroupFor, openGroupToCreate } from './group-gate.ts';
import { loadAdministeredGroupProblems, loadGroupProblems } from './list-group-problems.ts';

/** The sent display id has no prefix. An absent one keeps the stored value. */
export function prefixDraft<Draft extends Pick<GroupProblemDraft, 'problem'>>(
  draft: Draft,
  shortName: string,
): Draft {
  const { problemId } = draft.problem;
  if (problemId === undefined || problemId === null || problemId.trim() === '') return draft;
  return { ...draft, problem: { ...draft.problem, problemId: addGroupPrefix(shortName, problemId) } };
}

export function registerGroupProblems(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: groupProblemsCalls,
    handlers: {
      'GET /api/group/get-problem-list': async ({ query, viewer, origin: { locale } }) => {
        await openGroupFor(database, viewer, { groupId: query.gid, action: 'seeContent' });
        const { records, total } = await loadGroupProblems(database, { query, locale });
        return makePage(records, total, query);
      },
      'GET /api/group/get-admin-problem-list': async ({ query, viewer, origin: { locale } }) => {
        await openGroupFor(database, viewer, { groupId: query.gid, action: 'seeAdministration' });
        const { records, total } = await loadAdministeredGroupProblems(database, { viewer, query, locale });
        return makePage(records, total, query);
      },
      'GET /api/group/problem': async ({ query: { pid }, viewer, origin: { locale } }) => {
        await getGroupProblem(database, viewer, pid);
        return loadForm(platform, { viewer, id: pid, locale });
      },
      'POST /api/group/problem': async ({ body, viewer, origin }) => {
        const { id: groupId, shortName } = await openGroupToCreate(database, viewer, body.problem.gid);
        return createFromDraft(platform, { viewer, origin, body: prefixDraft(body, shortName), groupId });
      },
      'PUT /api/group/problem': async ({ body, viewer, origin }) => {
        const { group } = await getGroupProblem(database, viewer, body.problem.id ?? 0);
        return changeProblem(platform, {
          viewer,
          origin,
          body: prefixDraft(body, group.shortName),
          groupId: group.id,
        });
      },
      'DELETE /api/group/problem': async ({ query, viewer, origin }) => {
        const { group } = await getGroupProblem(database, viewer, query.pid);
        await removeProblem(platform, { viewer, origin, query, groupId: group.id });
        return null;
      },
      'GET /api/group/get-problem-cases': async ({ query: { pid }, viewer }) => {
        await getGroupProblem(database, viewer, pid);
        return loadCases(platform, viewer, pid);
      },
      'GET /api/group/get-all-problem-tags': async ({ query: { gid }, viewer, origin: { locale } }) => {
        await openGroupFor(database, viewer, { groupId: gid, action: 'createContent' });
        return (await listTagsForGroup(database, gid)).map((tag) => presentTag(tag, locale));
      },
      'POST /api/group/compile-spj': async ({ query: { gid }, body, viewer, origin: { requestId } }) => {
        await openGroupFor(database, viewer, { groupId: gid, action: 'createContent' });
        await compileChecker(platform, {
          userId: viewer.id,
          requestId,
          source: { ...body, role: 'checker' },
        });
        return null;
      },
      'POST /api/group/compile-interactive': async ({
        query: { gid },
        body,
        viewer,
        origin: { requestId },
      }) => {
        await openGroupFor(database, viewer, { groupId: gid, action: 'createContent' });
        await compileChecker(platform, {
          userId: viewer.id,
          requestId,
          source: { ...body, role: 'interactor' },
        });
        return null;
      },
      'PUT /api/group/change-problem-auth': async ({ query: { pid, auth }, viewer, origin }) => {
        const { group } = await getGroupProblem(database, viewer, pid);
        await changeProblemAuth(platform, { viewer, origin, body: { id: pid, auth }, groupId: group.id });
        return null;
      },
      'PUT /api/group/apply-public': async (call) => {
        await applyForPublic(platform, call);
        return null;
      },
    },
  });
}
