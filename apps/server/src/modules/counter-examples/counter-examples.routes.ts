import { counterExamplesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { listProblemPrograms, type ProblemProgram } from '../problems/index.ts';
import { getCounterExample, startCounterExample } from './find-counter-example.ts';
import { saveInputPrograms } from './save-input-programs.ts';
import { tryInputPrograms } from './try-input-programs.ts';

export function registerCounterExamples(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: counterExamplesCalls,
    handlers: {
      'GET /api/admin/problem/input-programs': async ({ query, viewer }) => {
        await getAdministered(platform.database, viewer, query.pid);
        return (await listProblemPrograms(platform.database, query.pid)).map(presentProgram);
      },
      'PUT /api/admin/problem/input-programs': async ({ body: { pid, programs }, viewer, origin }) => {
        const saved = await saveInputPrograms(platform, { viewer, origin }, { problemId: pid, programs });
        return saved.map(presentProgram);
      },
      'POST /api/admin/problem/input-programs/try': ({ body, ...by }) =>
        tryInputPrograms(platform, by, { problemId: body.pid }),
      'GET /api/counter-example': ({ query, ...by }) =>
        getCounterExample(platform, { submissionId: query.submitId, ...by }),
      'POST /api/counter-example': ({ body, ...by }) =>
        startCounterExample(platform, { submissionId: body.submitId, ...by }),
    },
  });
}

const presentProgram = (program: ProblemProgram) => ({
  ...program,
  argumentLines: [...program.argumentLines],
});
