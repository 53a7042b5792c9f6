import { makePage, trainingProgressCalls, trainingsCalls, type Locale } from '@touchstone/contract';
import { parseTrainingVisibility } from '@touchstone/rules/trainings/training-form';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { createPartsLoader, findProblemPage, presentPage } from '../problems/index.ts';
import { loadActivity } from './activity/load-activity.ts';
import { changeDueDate } from './change-due-date.ts';
import { changeParticipant, removeParticipant } from './change-participants.ts';
import { loadDueDates } from './due-dates.ts';
import { loadProblemRows } from './list-problem-rows.ts';
import { loadLocks } from './load-locks.ts';
import { serveProgress } from './matrix/download-progress.ts';
import { createMatrix } from './matrix/load-matrix.ts';
import { introduceTraining, loadRegistration, openTraining, openTrainingAsAdmin } from './open-training.ts';
import { loadOwnProgress } from './own-progress.ts';
import { createRank, rankedTraining, type ProgressLoaders } from './rank/list-rank.ts';
import { createParticipantsLoader } from './rank/load-participants.ts';
import { createProblemsLoader } from './rank/load-problems.ts';
import { registerForTraining } from './register-for-training.ts';
import { findShownProblem } from './training-problems.repository.ts';
import { presentCategory, presentTraining } from './trainings.presenter.ts';
import {
  listCategories,
  listTrainings,
  mapSolvedCounts,
  type TrainingFilter,
  type TrainingRow,
} from './trainings.repository.ts';
import type { PageRequest } from '../../platform/page-request.ts';

export function registerTrainings(app: FastifyInstance, platform: Platform) {
  const loaders = { loadParticipants: createParticipantsLoader(), loadProblems: createProblemsLoader() };
  registerCalls(app, authenticatorOf(platform), {
    calls: trainingsCalls,
    handlers: { ...listHandlers(platform), ...contentHandlers(platform, loaders) },
  });
  registerCalls(app, authenticatorOf(platform), {
    calls: trainingProgressCalls,
    handlers: { ...progressHandlers(platform), ...teachingHandlers(platform, loaders) },
  });
  serveProgress(app, platform, loaders);
}

type ReadingHandlers = Handlers<typeof trainingsCalls>;
type ProgressHandlers = Handlers<typeof trainingProgressCalls>;

/** An empty keyword is none. */
const keywordOf = (typed: string | undefined) => typed?.trim() || undefined;

/** Trainings that are shown, with what the viewer has solved. */
export async function loadTrainingPage(
  { database }: Pick<Platform, 'database'>,
  filter: TrainingFilter,
  { viewer, locale, page }: { viewer: Viewer | undefined; locale: Locale; page: PageRequest },
) {
  const { rows, total } = await listTrainings(database, filter, page);
  const trainingIds = rows.map(({ id }) => id);
  const solved =
    viewer === undefined ? undefined : await mapSolvedCounts(database, { userId: viewer.id, trainingIds });
  const acCountOf = ({ id }: TrainingRow) => (solved === undefined ? null : (solved.get(id) ?? 0));
  return makePage(
    rows.map((row) => presentTraining(row, { locale, acCount: acCountOf(row) })),
    total,
    page,
  );
}

function listHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/get-training-category': async () => (await listCategories(database, null)).map(presentCategory),
    'GET /api/get-training-list': async ({ query, viewer, origin: { locale } }) => {
      const filter = {
        groupId: null,
        keyword: keywordOf(query.keyword),
        categoryId: query.categoryId,
        visibility: query.auth == null ? undefined : parseTrainingVisibility(query.auth),
      };
      return loadTrainingPage(platform, filter, { viewer, locale, page: query });
    },
    'GET /api/get-training-detail': async ({ query: { tid }, viewer, origin: { locale } }) => {
      const { training, canManage } = await introduceTraining(database, viewer, tid);
      const isInside =
        canManage ||
        training.visibility === 'public' ||
        (await loadRegistration(database, viewer, tid)) === 'active';
      const solved = await mapSolvedCounts(database, { userId: viewer.id, trainingIds: [tid] });
      return presentTraining(training, { locale, acCount: isInside ? (solved.get(tid) ?? 0) : 0 });
    },
    'GET /api/get-training-access': async ({ query: { tid }, viewer }) => {
      await introduceTraining(database, viewer, tid);
      return { access: (await loadRegistration(database, viewer, tid)) !== 'none' };
    },
    'POST /api/register-training': async ({ body, viewer }) => {
      await registerForTraining(platform, viewer, body);
      return null;
    },
  } satisfies Partial<ReadingHandlers>;
}

function contentHandlers(platform: Platform, loaders: ProgressLoaders) {
  const { database } = platform;
  const loadParts = createPartsLoader(platform);
  const loadRank = createRank(loaders);
  return {
    'GET /api/get-training-problem-list': async ({ query: { tid }, viewer, origin: { locale } }) => {
      await openTraining(platform, viewer, tid);
      return loadProblemRows(database, tid, locale);
    },
    'GET /api/get-training-problem-details': async ({ query, viewer, origin: { locale } }) => {
      const { displayId, tid, cid } = query;
      const trainingId = tid ?? cid ?? 0;
      await openTraining(platform, viewer, trainingId);
      const isThere = (await findShownProblem(database, { trainingId, displayId })) !== undefined;
      const page = isThere ? await findProblemPage(database, displayId) : undefined;
      if (page === undefined) throw callError('trainingProblemMissing');
      return presentPage(await loadParts(page), locale);
    },
    'GET /api/get-training-rank': async ({ query: { tid, keyword, currentPage, limit }, viewer }) => {
      const { training, canManage } = await openTraining(platform, viewer, tid);
      return loadRank(database, {
        training: rankedTraining(training),
        keyword: keywordOf(keyword),
        showsRealNames: canManage,
        page: { currentPage, limit },
      });
    },
  } satisfies Partial<ReadingHandlers>;
}

function progressHandlers(platform: Platform) {
  const { database } = platform;
  return {
    'GET /api/training-progress': ({ query: { tid }, viewer }) => loadOwnProgress(platform, viewer, tid),
    'GET /api/training-due-dates': ({ query: { tids }, viewer }) => loadDueDates(database, viewer, tids),
    'GET /api/training-locks': ({ query: { tids }, viewer }) => loadLocks(platform, viewer, tids),
  } satisfies Partial<ProgressHandlers>;
}

function teachingHandlers(platform: Platform, loaders: ProgressLoaders) {
  const { database } = platform;
  const loadMatrix = createMatrix(loaders);
  return {
    'GET /api/training-progress-matrix': async ({ query, viewer, origin: { locale } }) => {
      const { tid, currentPage, limit, keyword, ...filter } = query;
      const { training } = await openTrainingAsAdmin(database, viewer, tid);
      return loadMatrix(database, training, {
        filter: { ...filter, keyword: keywordOf(keyword) },
        page: { currentPage, limit },
        locale,
      });
    },
    'GET /api/training-activity': async ({ query, viewer, origin: { locale } }) => {
      const { tid, days, currentPage, limit } = query;
      const { training } = await openTrainingAsAdmin(database, viewer, tid);
      return loadActivity(platform, training, { days, page: { currentPage, limit }, locale });
    },
    'PUT /api/training-due-date': async ({ body, viewer, origin }) => {
      await changeDueDate(platform, { viewer, origin }, body);
      return null;
    },
    'PUT /api/training-participant': async ({ body, viewer, origin }) => {
      await changeParticipant(platform, { viewer, origin }, body);
      return null;
    },
    'DELETE /api/training-participant': async ({ query, viewer, origin }) => {
      await removeParticipant(platform, { viewer, origin }, query);
      return null;
    },
  } satisfies Partial<ProgressHandlers>;
}
