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
      'POST /api/admin/problem/input-programs/try': ({ body, viewer }) =>
        tryInputPrograms(platform, { problemId: body.pid, viewer }),
      'GET /api/counter-example': ({ query, viewer, origin }) =>
        getCounterExample(platform, { submissionId: query.submitId, viewer, locale: origin.locale }),
      'POST /api/counter-example': ({ body, viewer, origin }) =>
        startCounterExample(platform, { submissionId: body.submitId, viewer, locale: origin.locale }),
    },
  });
}

const presentProgram = (program: ProblemProgram) => ({
  ...program,
  argumentLines: [...program.argumentLines],
});
