import { remoteImportsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cancelImport, loadImport, loadImports, retryImport } from './bulk/handle-imports.ts';
import { runImportJob } from './bulk/run-import.ts';
import { startImport } from './bulk/start-import.ts';
import { importIntoContest, importIntoTraining } from './import-into.ts';
import { importNew } from './import-problem.ts';
import { parseAsked } from './parse-remote-id.ts';
import { refreshProblem } from './refresh-problem.ts';
import { presentImported } from './remote-imports.presenter.ts';
import { testImport } from './test-import.ts';

export function registerRemoteImports(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: remoteImportsCalls,
    handlers: {
      'GET /api/admin/problem/import-remote-oj-problem': async ({ query, viewer, origin }) => {
        const asked = parseAsked(query.name, query.problemId);
        return presentImported(await importNew(platform, { viewer, origin }, asked), origin.locale);
      },
      'GET /api/admin/training/import-remote-oj-problem': async ({ query, viewer, origin }) => {
        const asked = parseAsked(query.name, query.problemId);
        const into = { asked, tid: query.tid };
        return presentImported(await importIntoTraining(platform, { viewer, origin }, into), origin.locale);
      },
      'GET /api/admin/contest/import-remote-oj-problem': async ({ query, viewer, origin }) => {
        const asked = parseAsked(query.name, query.problemId);
        const into = { asked, cid: query.cid, displayId: query.displayId };
        return presentImported(await importIntoContest(platform, { viewer, origin }, into), origin.locale);
      },
      'POST /api/admin/remote/test-import': ({ body, origin }) =>
        testImport(platform, parseAsked(body.key, body.problemId), origin.locale),
      'POST /api/admin/remote/import': ({ body, viewer, origin }) =>
        startImport(platform, { viewer, origin }, body),
      'GET /api/admin/remote/imports': ({ query, viewer }) => loadImports(platform, viewer, query),
      'GET /api/admin/remote/import': ({ query: { id }, viewer, origin: { locale } }) =>
        loadImport(platform, viewer, { id, locale }),
      'POST /api/admin/remote/import/cancel': async ({ body, viewer, origin }) => {
        await cancelImport(platform, { viewer, origin }, body.id);
        return null;
      },
      'POST /api/admin/remote/import/retry': async ({ body, viewer, origin }) => {
        await retryImport(platform, { viewer, origin }, body.id);
        return null;
      },
      'POST /api/admin/remote/refresh': ({ body, viewer, origin }) =>
        refreshProblem(platform, { viewer, origin }, body),
    },
  });
  // Imports need no account, so they do not wait for the worker of submissions.
  app.addHook('onReady', () => platform.queue.work('remote.import', (run) => runImportJob(platform, run)));
}
