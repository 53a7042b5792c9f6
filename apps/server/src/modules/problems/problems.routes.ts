import { makePage, problemReadingCalls, type QueryOf } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import { parseProblemOrigin } from '@touchstone/rules/problem-origin';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { listLanguages, presentLanguage } from '../site/index.ts';
import { mapTagsOfProblems, presentTag } from '../tags/index.ts';
import { createProblemCounter } from './count-problems.ts';
import { createProblemLoader } from './list-problems.ts';
import { findJudgeSystem } from './judge-system.ts';
import { createProblemMatcher } from './matching-problems.ts';
import { loadOwnProblems, noOwnProblems } from './own-problems.repository.ts';
import { hasOwnStatus } from './own-status.ts';
import { listAllowedLanguages, listCodeTemplates } from './problem-detail.repository.ts';
import { everything, type ProblemFilter } from './problem-list.repository.ts';
import { createPartsLoader } from './problem-parts.ts';
import { presentPage, presentTemplate } from './problems.presenter.ts';
import { checkProblemAccess, getProblemPage } from './get-problem-page.ts';

type ProblemHandlers = Handlers<typeof problemReadingCalls>;

export function registerProblems(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: problemReadingCalls,
    handlers: {
      ...listHandlers(platform),
      ...detailHandlers(platform),
      ...partHandlers(platform),
    },
  });
}

const parseFilter = (
  query: QueryOf<(typeof problemReadingCalls)['GET /api/get-problem-counts']>,
): ProblemFilter => ({
  ...everything,
  keyword: query.keyword?.trim(),
  tagIds: query.tagId,
  difficulty: query.difficulty,
  origin: parseProblemOrigin(query.oj),
});

function listHandlers(platform: Platform) {
  const matcher = createProblemMatcher(platform);
  const { loadPage, pickDisplayId } = createProblemLoader(platform, matcher);
  const countProblems = createProblemCounter(matcher);
  const loadOwn = async (viewer: Viewer | undefined) =>
    viewer === undefined ? noOwnProblems : loadOwnProblems(platform.database, viewer.id);
  return {
    'GET /api/get-problem-list': async ({ viewer, query, origin }) => {
      const { ownStatus, sort = 'id' } = query;
      const own = ownStatus === undefined ? noOwnProblems : await loadOwn(viewer);
      const { records, total } = await loadPage(parseFilter(query), query, {
        locale: origin.locale,
        sort,
        isWanted: ownStatus && ((id) => hasOwnStatus(own, ownStatus, id)),
      });
      return makePage(records, total, query);
    },
    'GET /api/get-problem-counts': async ({ viewer, query }) => {
      const { ownStatus } = query;
      const counts = await countProblems(parseFilter(query), { own: await loadOwn(viewer), ownStatus });
      return viewer === undefined ? { ...counts, ownStatuses: null } : counts;
    },
    'GET /api/get-random-problem': async ({ viewer, query: { difficulty } }) => {
      const { solved } = await loadOwn(viewer);
      const problemId = await pickDisplayId({ difficulty, solved });
      if (problemId === undefined) throw callError('noPublicProblem');
      return { problemId };
    },
  } satisfies Partial<ProblemHandlers>;
}

function detailHandlers(platform: Platform) {
  const { database } = platform;
  const loadParts = createPartsLoader(platform);
  return {
    'GET /api/get-problem-detail': async ({ query, viewer, origin }) => {
      const isGroupGiven = query.gid !== undefined && query.gid !== 0;
      const row = await getProblemPage(database, { displayId: query.problemId, isGroupGiven, viewer });
      return presentPage(await loadParts(row), origin.locale);
    },
  } satisfies Partial<ProblemHandlers>;
}

const tagsOf = async (database: Database, id: number) =>
  (await mapTagsOfProblems(database, [id])).get(id) ?? [];

function partHandlers({ database }: Platform) {
  return {
    'GET /api/get-problem-tags': async ({ query: { pid }, viewer, origin }) => {
      await checkProblemAccess(database, pid, viewer);
      return (await tagsOf(database, pid)).map((tag) => presentTag(tag, origin.locale));
    },
    'GET /api/languages': async ({ query: { pid, all }, viewer }) => {
      const judge = all === false ? await findJudgeSystem(database, pid, viewer) : undefined;
      return (await listLanguages(database, judge)).map(presentLanguage);
    },
    'GET /api/get-problem-languages': async ({ query: { pid }, viewer }) => {
      await checkProblemAccess(database, pid, viewer);
      return (await listAllowedLanguages(database, pid)).map(presentLanguage);
    },
    'GET /api/get-problem-code-template': async ({ query: { pid }, viewer }) => {
      await checkProblemAccess(database, pid, viewer);
      return (await listCodeTemplates(database, pid)).map(presentTemplate);
    },
  } satisfies Partial<ProblemHandlers>;
}
