import { problemChecksCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { listProblemSolutions } from '../problems/index.ts';
import { cancelCheck } from './cancel-check.ts';
import { findCaseMessage } from './problem-checks.repository.ts';
import { getSolutionCheck, getTrial } from './get-checks.ts';
import { saveSolutions } from './save-solutions.ts';
import { startCheck } from './start-check.ts';
import { startTrial } from './start-trial.ts';

export function registerProblemChecks(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: problemChecksCalls,
    handlers: {
      'GET /api/admin/problem/solutions': async ({ query, viewer }) => {
        await getAdministered(database, viewer, query.pid);
        return (await listProblemSolutions(database, query.pid)).map(presentSolution);
      },
      'PUT /api/admin/problem/solutions': async ({ body: { pid, solutions }, viewer, origin }) => {
        const saved = await saveSolutions(platform, { viewer, origin }, { problemId: pid, solutions });
        return saved.map(presentSolution);
      },
      'GET /api/admin/problem/check': async ({ query, viewer }) => {
        await getAdministered(database, viewer, query.pid);
        return getSolutionCheck(database, query.pid, query.have?.split(',') ?? []);
      },
      'POST /api/admin/problem/check': async ({ body, viewer, origin }) => {
        await startCheck(platform, { viewer, origin }, body.pid);
        return requireFound(await getSolutionCheck(database, body.pid));
      },
      'DELETE /api/admin/problem/check': async ({ query, viewer, origin }) => {
        await cancelCheck(platform, { viewer, origin }, { problemId: query.pid, kind: 'solutions' });
        return null;
      },
      'GET /api/admin/problem/check/case': async ({ query, viewer }) => {
        await getAdministered(database, viewer, query.pid);
        const { pid: problemId, program: programId, seq } = query;
        return requireFound(await findCaseMessage(database, { problemId, programId, seq }));
      },
      'GET /api/admin/problem/trial': async ({ query, viewer }) => {
        await getAdministered(database, viewer, query.pid);
        return getTrial(database, query.pid);
      },
      'POST /api/admin/problem/trial': async ({ body, viewer, origin }) => {
        await startTrial(platform, { viewer, origin }, body.pid);
        return requireFound(await getTrial(database, body.pid));
      },
      'DELETE /api/admin/problem/trial': async ({ query, viewer, origin }) => {
        await cancelCheck(platform, { viewer, origin }, { problemId: query.pid, kind: 'submissions' });
        return null;
      },
    },
  });
}

const presentSolution = <Solution extends { expectedStatuses: readonly number[] }>(solution: Solution) => ({
  ...solution,
  expectedStatuses: [...solution.expectedStatuses],
});

/** The check may vanish between two steps: the problem was deleted, or another check has started. */
function requireFound<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw callError('checkNotFound');
  return found;
}
