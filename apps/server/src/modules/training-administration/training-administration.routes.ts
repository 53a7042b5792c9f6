/** Calls of the back office, and our own calls for trainings inside and outside groups. */
import { adminTrainingsCalls, makePage, trainingAdministrationCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeProblem } from '../problem-administration/index.ts';
import { presentCategory } from '../trainings/index.ts';
import { changeCategory, createCategory, removeCategory } from './change-categories.ts';
import { registerGroupTrainings } from './group-trainings.routes.ts';
import { copyTraining, removeTraining, setTrainingListed } from './handle-training.ts';
import { loadTrainingForm, loadWholeForm } from './load-form.ts';
import {
  addFromBank,
  orderProblems,
  rankProblem,
  removeFromTraining,
} from './problems/change-training-problems.ts';
import { listTrainingProblems } from './problems/list-training-problems.ts';
import { changeTraining, createTraining } from './save-training.ts';
import { presentListed } from './training-administration.presenter.ts';
import { listAdministeredTrainings } from './training-administration.repository.ts';

export function registerTrainingAdministration(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminTrainingsCalls,
    handlers: {
      ...trainingHandlers(platform),
      ...problemHandlers(platform),
      ...categoryHandlers(platform),
    },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: trainingAdministrationCalls,
    handlers: {
      'GET /api/training-form': ({ query: { tid }, viewer }) => loadWholeForm(platform.database, viewer, tid),
      'PUT /api/training-problem-order': async ({ body, viewer, origin }) => {
        await orderProblems(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/copy-training': ({ body, viewer, origin }) =>
        copyTraining(platform, { viewer, origin }, body),
    },
  });
  registerGroupTrainings(app, platform);
}

type AdminHandlers = Handlers<typeof adminTrainingsCalls>;
const area = 'site';

function trainingHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/admin/training/get-training-list': async ({ query, viewer }) => {
      const keyword = query.keyword?.trim() || undefined;
      const { rows, total } = await listAdministeredTrainings(database, { groupId: null, keyword }, query);
      const present = { viewer, groupStanding: null, showsPassword: false };
      return makePage(
        rows.map((row) => presentListed(row, present)),
        total,
        query,
      );
    },
    'GET /api/admin/training': ({ query: { tid }, viewer }) =>
      loadTrainingForm(database, viewer, { id: tid, area }),
    'POST /api/admin/training': ({ body, viewer, origin }) =>
      createTraining(platform, { viewer, origin }, { groupId: null, sent: body }),
    'PUT /api/admin/training': async ({ body, viewer, origin }) => {
      await changeTraining(platform, { viewer, origin }, { area, sent: body });
      return null;
    },
    'DELETE /api/admin/training': async ({ query: { tid, confirm }, viewer, origin }) => {
      await removeTraining(platform, { viewer, origin }, { id: tid, area, confirm });
      return null;
    },
    'PUT /api/admin/training/change-training-status': async ({ query, viewer, origin }) => {
      const { tid: id, status: isListed } = query;
      await setTrainingListed(platform, { viewer, origin }, { id, area, isListed });
      return null;
    },
  } satisfies Partial<AdminHandlers>;
}

function problemHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/admin/training/get-problem-list': ({ query, viewer, origin: { locale } }) =>
      listTrainingProblems(database, {
        viewer,
        area,
        query,
        isExisting: query.queryExisted === true,
        locale,
      }),
    'PUT /api/admin/training/problem': async ({ body, viewer, origin }) => {
      await rankProblem(platform, { viewer, origin }, { area, sent: body });
      return null;
    },
    'POST /api/admin/training/add-problem-from-public': async ({ body, viewer, origin }) => {
      await addFromBank(platform, { viewer, origin }, { ...body, area });
      return null;
    },
    'DELETE /api/admin/training/problem': async ({ query: { pid, tid, confirm }, viewer, origin }) => {
      if (tid === undefined) await removeProblem(platform, { viewer, origin, query: { pid } });
      else await removeFromTraining(platform, { viewer, origin }, { tid, pid, area, confirm });
      return null;
    },
  } satisfies Partial<AdminHandlers>;
}

function categoryHandlers(platform: Platform) {
  return {
    'POST /api/admin/training/category': async ({ body, viewer, origin }) =>
      presentCategory(await createCategory(platform, { viewer, origin }, body)),
    'PUT /api/admin/training/category': async ({ body, viewer, origin }) => {
      await changeCategory(platform, { viewer, origin }, body);
      return null;
    },
    'DELETE /api/admin/training/category': async ({ query: { cid }, viewer, origin }) => {
      await removeCategory(platform, { viewer, origin }, cid);
      return null;
    },
  } satisfies Partial<AdminHandlers>;
}
