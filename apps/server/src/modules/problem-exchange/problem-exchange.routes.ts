import { problemExchangeCalls, problemExchangeDownloads } from '@touchstone/contract';
import type { ExportFormat, ImportFormat } from '@touchstone/contract/problem-exchange';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { attachmentHeader } from '../../platform/http/attachment-header.ts';
import type { Actor, SpooledFile } from '../../platform/http/call-context.ts';
import { originOf } from '../../platform/http/call-origin.ts';
import { fileStamp } from '../../platform/http/file-stamp.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportProblems, listExported } from './export-problems.ts';
import { importProblems, type ImportRequest } from './import-problems.ts';
import { createProgressRegistry } from './import-progress.ts';
import { listFailures, presentReport } from './problem-exchange.presenter.ts';

interface ImportCall extends Actor {
  upload: SpooledFile;
}

export function registerProblemExchange(app: FastifyInstance, platform: Platform) {
  // One import at a time on each server: imports are heavy, and two imports of the same archive would race for its
  // display ids.
  const enqueue = pLimit(1);
  const progressRegistry = createProgressRegistry();

  const run = ({ viewer, origin }: ImportCall, request: ImportRequest, key?: string) =>
    progressRegistry.track(key, (progress) =>
      enqueue(() => importProblems(platform, { viewer, origin }, request, progress)),
    );

  /** Existing clients expect null, or an error that lists the failures. */
  const importAll = (format: ImportFormat) => async (call: ImportCall) => {
    const report = await run(call, { upload: call.upload, format, visibility: 'public', taken: 'skip' });
    const failed = listFailures(report);
    if (failed.length > 0) {
      throw callError('importIncomplete', { imported: report.problems.length - failed.length, failed });
    }
    return null;
  };

  registerCalls(app, authenticatorOf(platform), {
    calls: problemExchangeCalls,
    handlers: {
      'POST /api/file/import-problem': importAll('hoj'),
      'POST /api/file/import-qdoj-problem': importAll('qduoj'),
      'POST /api/file/import-fps-problem': importAll('fps'),
      'POST /api/file/import-hydro-problem': importAll('hydro'),
      'POST /api/file/import-icpc-problem': importAll('icpc'),
      'POST /api/file/import-polygon-problem': importAll('polygon'),
      'POST /api/file/import-problems': async ({ query, ...call }) => {
        const { format, taken, auth, key } = query;
        const visibility = auth === 1 ? 'public' : 'private';
        const report = await run(call, { upload: call.upload, format, visibility, taken }, key);
        return presentReport(report, call.origin.locale);
      },
      'GET /api/admin/problem/import-progress': ({ query }) =>
        Promise.resolve(progressRegistry.find(query.key) ?? null),
    },
  });
  serveExports(app, platform);
}

const formatOf: Readonly<Record<keyof typeof problemExchangeDownloads, ExportFormat>> = {
  'GET /api/file/export-problem': 'hoj',
  'GET /api/file/export-icpc-problem': 'icpc',
};

/** One problem is named in the file name. */
function exportName(problems: readonly { displayId: string }[]): string {
  const [first] = problems;
  return first === undefined || problems.length > 1 ? 'problem_export' : `problem_${first.displayId}`;
}

function serveExports(app: FastifyInstance, platform: Platform) {
  for (const [name, { access }] of Object.entries(problemExchangeDownloads)) {
    const format = formatOf[name as keyof typeof formatOf];
    app.get<{ Querystring: { pid?: unknown } }>(name.replace('GET ', ''), async (request, reply) => {
      const authenticator = authenticatorOf(platform);
      const { viewer } = await authenticate(authenticator, request, { access, mayUseCookie: true });
      if (viewer === undefined) throw callError('loginRequired');
      const pids = [request.query.pid ?? []].flat().map(String);
      const problems = await listExported(platform, pids);
      const fileName = `${exportName(problems)}_${fileStamp(platform.clock())}.zip`;
      reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachmentHeader(fileName))
        .header('cache-control', 'no-store');
      // The page sends HEAD first, so that it can show a refusal. That request exports nothing and is not logged.
      if (request.method === 'HEAD') return reply.send();
      const by = { viewer, origin: originOf(request) };
      return reply.send(await exportProblems(platform, by, { problems, format }));
    });
  }
}
