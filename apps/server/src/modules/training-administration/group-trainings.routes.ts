/** The calls about trainings of groups: thin adapters over the use cases of this module. */
import { groupTrainingsCalls, makePage } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isGroupAdmin, isGroupMember } from '@touchstone/rules/group-standing';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { listCategories, loadTrainingPage, presentCategory } from '../trainings/index.ts';
import { requireGroup } from './administered-training.ts';
import { removeTraining, setTrainingListed } from './handle-training.ts';
import { loadTrainingForm } from './load-form.ts';
import {
  addFromBank,
  addFromGroup,
  rankProblem,
  removeFromTraining,
} from './problems/change-training-problems.ts';
import { listTrainingProblems } from './problems/list-training-problems.ts';
import { changeTraining, createTraining } from './save-training.ts';
import { presentListed } from './training-administration.presenter.ts';
import { listAdministeredTrainings } from './training-administration.repository.ts';

export function registerGroupTrainings(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: groupTrainingsCalls,
    handlers: { ...listHandlers(platform), ...trainingHandlers(platform), ...problemHandlers(platform) },
  });
}

type GroupHandlers = Handlers<typeof groupTrainingsCalls>;
const area = 'group';

/** The standing of a viewer who is at least a member, or an administrator, of the group. */
async function requireStanding(
  database: Queryable,
  viewer: Viewer,
  { gid, role }: { gid: number; role: 'member' | 'admin' },
) {
  await requireGroup(database, viewer, gid);
  const standing = (await loadGroupStandings(database, viewer, [gid]))(gid);
  if (isSuperAdmin(viewer.role)) return standing;
  if (!isGroupMember(standing)) throw callError('groupMembersOnly');
  if (role === 'admin' && !isGroupAdmin(standing)) throw callError('groupAdminsOnly');
  return standing;
}

function listHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/group/get-training-list': async ({ query, viewer, origin: { locale } }) => {
      const { gid, currentPage, limit } = query;
      await requireStanding(database, viewer, { gid, role: 'member' });
      return loadTrainingPage(platform, { groupId: gid }, { viewer, locale, page: { currentPage, limit } });
    },
    'GET /api/group/get-admin-training-list': async ({ query, viewer }) => {
      const groupStanding = await requireStanding(database, viewer, { gid: query.gid, role: 'admin' });
      const { rows, total } = await listAdministeredTrainings(database, { groupId: query.gid }, query);
      return makePage(
        rows.map((row) => presentListed(row, { viewer, groupStanding, showsPassword: true })),
        total,
        query,
      );
    },
    'GET /api/group/training-category': async ({ query: { gid }, viewer }) => {
      await requireStanding(database, viewer, { gid, role: 'member' });
      return (await listCategories(database, gid)).map(presentCategory);
    },
  } satisfies Partial<GroupHandlers>;
}

function trainingHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/group/training': ({ query: { tid }, viewer }) =>
      loadTrainingForm(database, viewer, { id: tid, area }),
    'POST /api/group/training': ({ body, viewer, origin }) => {
      const { gid } = body.training;
      if (gid === undefined || gid === 0) throw callError('groupNotFound');
      return createTraining(platform, { viewer, origin }, { groupId: gid, sent: body });
    },
    'PUT /api/group/training': async ({ body, viewer, origin }) => {
      await changeTraining(platform, { viewer, origin }, { area, sent: body });
      return null;
    },
    'DELETE /api/group/training': async ({ query: { tid, confirm }, viewer, origin }) => {
      await removeTraining(platform, { viewer, origin }, { id: tid, area, confirm });
      return null;
    },
    'PUT /api/group/change-training-status': async ({ query, viewer, origin }) => {
      const { tid: id, status: isListed } = query;
      await setTrainingListed(platform, { viewer, origin }, { id, area, isListed });
      return null;
    },
  } satisfies Partial<GroupHandlers>;
}

function problemHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/group/get-training-problem-list': ({ query, viewer, origin: { locale } }) =>
      listTrainingProblems(database, {
        viewer,
        area,
        query,
        isExisting: query.queryExisted !== false,
        locale,
      }),
    'PUT /api/group/training-problem': async ({ body, viewer, origin }) => {
      await rankProblem(platform, { viewer, origin }, { area, sent: body });
      return null;
    },
    'DELETE /api/group/training-problem': async ({ query, viewer, origin }) => {
      await removeFromTraining(platform, { viewer, origin }, { ...query, area });
      return null;
    },
    'POST /api/group/add-training-problem-from-public': async ({ body, viewer, origin }) => {
      await addFromBank(platform, { viewer, origin }, { ...body, area });
      return null;
    },
    'POST /api/group/add-training-problem-from-group': async ({ query, viewer, origin }) => {
      const { problemId: displayId, tid } = query;
      await addFromGroup(platform, { viewer, origin }, { tid, displayId, area });
      return null;
    },
  } satisfies Partial<GroupHandlers>;
}
