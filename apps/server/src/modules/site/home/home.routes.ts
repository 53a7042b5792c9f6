import { homeCalls } from '@touchstone/contract';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { getAssistantToken } from '../assistant/assistant-token.ts';
import { presentNewestProblem, presentPicture, presentSolver } from './home.presenter.ts';
import { listCarouselPictures, listNewestProblems } from './home.repository.ts';
import { countRecentSubmissions, rankRecentSolvers } from './last-seven-days.ts';

const newestProblems = 10;
const statisticsTtlMs = 30 * 60_000;
/** Every visit of the home page requests it, and a new user expects to see their own success soon. */
const solversTtlMs = 5000;

export function registerHome(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  const loadStatistics = cached({
    clock,
    ttlMs: statisticsTtlMs,
    read: () => countRecentSubmissions(platform),
  });
  const loadSolvers = cached({ clock, ttlMs: solversTtlMs, read: () => rankRecentSolvers(platform) });
  registerCalls(app, authenticatorOf(platform), {
    calls: homeCalls,
    handlers: {
      'GET /api/home-carousel': async () => (await listCarouselPictures(database)).map(presentPicture),
      // Contests of other sites are not collected.
      'GET /api/get-recent-other-contest': async () => Promise.resolve(null),
      'GET /api/get-recent-seven-ac-rank': async () => (await loadSolvers()).map(presentSolver),
      'GET /api/get-recent-updated-problem': async ({ origin }) =>
        (await listNewestProblems(database, newestProblems)).map((problem) =>
          presentNewestProblem(problem, origin.locale),
        ),
      'GET /api/get-last-week-submission-statistics': ({ query, viewer }) => {
        const isRefreshed = query.forceRefresh === true && viewer !== undefined && isSuperAdmin(viewer.role);
        return loadStatistics({ isRefreshed });
      },
      'GET /api/coze-get-token': async ({ viewer }) => ({
        token: await getAssistantToken(platform, viewer.id),
      }),
    },
  });
}
