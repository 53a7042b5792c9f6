import multipart from '@fastify/multipart';
import { calls } from '@touchstone/contract';
import { taskRequestHeader } from '@touchstone/contract/judge-messages';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findWidgetOrigin } from './modules/assistant/index.ts';
import { registerModules } from './modules/register-modules.ts';
import { serveApiDocs } from './platform/api-docs.ts';
import { callError } from './platform/errors/call-error.ts';
import { allowCrossOrigin } from './platform/http/cross-origin.ts';
import { handleErrors, sendError } from './platform/http/error-responses.ts';
import { finishRequestsOnStop, stopOptions } from './platform/http/finish-requests.ts';
import { loggedUrl } from './platform/http/logged-url.ts';
import { usualBodyBytes } from './platform/http/register-calls.ts';
import { refuseNulInPaths } from './platform/http/nul-in-paths.ts';
import { parseJsonBodies } from './platform/http/parse-json.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { endSlowBodies } from './platform/http/slow-bodies.ts';
import { openUploadFolder } from './platform/http/upload-folder.ts';
import { serveWebPages } from './platform/http/web-pages.ts';
import { exposeCertificateMetrics } from './platform/certificate-metrics.ts';
import { exposeDiskMetrics } from './platform/disk-metrics.ts';
import { exposeMetrics } from './platform/metrics.ts';
import type { Platform } from './platform/platform.ts';
import { productVersion } from './platform/product-version.ts';

/** Larger than any JSON call needs (a 64 KB program, escaped); uploads have limits of their own. */
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function buildApp(
  platform: Platform,
  options: { webFolder?: string } = {},
): Promise<FastifyInstance> {
  // Typed as the interface: otherwise Fastify passes the logger's own type through every plugin's signature.
  const logger: FastifyBaseLogger = platform.logger;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: usualBodyBytes,
    trustProxy: platform.configuration.trustedProxies,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 500 },
    ...stopOptions,
  });
  finishRequestsOnStop(app);
  logRequests(app);
  endSlowBodies(app);
  addSecurityHeaders(app);
  allowCrossOrigin(app);
  handleErrors(app, usualBodyBytes);
  refuseNulInPaths(app);
  parseJsonBodies(app);
  exposeMetrics(app, platform);
  exposeDiskMetrics(app, platform.configuration);
  exposeCertificateMetrics(app, platform);
  await app.register(multipart);
  app.decorate('uploadFolder', await openUploadFolder(platform.configuration.dataDirectory));
  const { sendIndex } = await serveWebPages(app, options.webFolder ?? builtWeb, () =>
    findWidgetOrigin(platform.settings.current),
  );
  serveApiDocs(app, productVersion);
  await registerModules(app, platform);
  handleUnknownPaths(app, sendIndex);
  return app;
}

/**
 * One line per request, with the id that its other lines contain. Successful reads are too many for the
 * default level.
 */
function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      url: loggedUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...findTaskRequest(request),
    };
    const isPlainRead = request.method === 'GET' && reply.statusCode < 400;
    request.log[isPlainRead ? 'debug' : 'info'](line, 'request');
    done();
  });
}

/** The call of a user that a call of a judge is about. */
function findTaskRequest({ url, headers }: FastifyRequest) {
  const taskRequestId = headers[taskRequestHeader];
  const isUsable = url.startsWith('/judge-gateway/') && typeof taskRequestId === 'string';
  return isUsable && /^[\w-]{1,64}$/u.test(taskRequestId) ? { taskRequestId } : {};
}

type SendIndex = Awaited<ReturnType<typeof serveWebPages>>['sendIndex'];

function handleUnknownPaths(app: FastifyInstance, sendIndex: SendIndex) {
  const knownPaths = new Set(Object.keys(calls).map((name) => name.split(' ')[1]));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (knownPaths.has(path)) return sendError(request, reply, callError('wrongMethod'));
    const isPage = request.method === 'GET' && !/^\/(api|judge-gateway|assets)(\/|$)/.test(path);
    if (isPage && sendIndex !== undefined) return sendIndex(request, reply);
    return sendError(request, reply, callError('unknownPath'));
  });
}
