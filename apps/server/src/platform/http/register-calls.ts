/**
 * How this works: a call's definition creates its route. Each request goes through the same steps, in this
 * order: authenticate the caller, parse query and body, run the handler, then pass the result through the
 * definition's data schema. The schema is the allow-list: undeclared fields are dropped, and a result that
 * does not match is a server error that names the call, so that a test detects it (`response-serializer.ts`).
 */
import {
  successMessage,
  type CallDefinition,
  type CallName,
  type Method,
  type QueryOf,
} from '@touchstone/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { createResponseSerializer, wrapInEnvelope } from './response-serializer.ts';
import { authenticate, sessionCookieName, type Authentication, type Authenticator } from './authenticate.ts';
import type { CallContext, Handlers, SpooledFile, UploadedFile } from './call-context.ts';
import { browserCookie, findBrowserKey } from './browser-key.ts';
import { originOf } from './call-origin.ts';
import type { DiskReserve } from '../disk-reserve.ts';
import type { Viewer } from '../sessions/sessions.ts';
import { checkQueryEncoding } from './query-encoding.ts';
import { parseUpload } from './parse-upload.ts';
import { withSpooledUpload } from './spool-upload.ts';
import { parseInput } from './validation.ts';

/** A judge's report may contain the messages of hundreds of cases. */
const maximumJudgeBodyBytes = 32 * 1024 * 1024;
export const usualBodyBytes = 1024 * 1024;
const anonymousBodyBytes = 256 * 1024;

const anyMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const jsonType = 'application/json; charset=utf-8';

export function registerCalls<Definitions extends Readonly<Record<string, CallDefinition>>>(
  app: FastifyInstance,
  authenticator: Authenticator,
  {
    calls,
    handlers,
    beforeUpload,
  }: {
    calls: Definitions;
    handlers: Handlers<Definitions>;
    /**
     * Runs before a file is received: a viewer without the right is refused immediately, and none of the file
     * is stored.
     */
    beforeUpload?: (viewer: Viewer, query: QueryOf<Definitions[keyof Definitions]>) => Promise<void>;
  },
) {
  if (!app.hasRequestDecorator('authentication')) app.decorateRequest('authentication');
  // As below: a loop over names cannot tell that a query is that of its call.
  const check = beforeUpload as Exchange['beforeUpload'];
  for (const [name, definition] of Object.entries(calls)) {
    // The mapped type of `handlers` ties each handler to its own call; a loop over names cannot express that.
    const handler = handlers[name] as (context: CallContext<CallDefinition>) => Promise<unknown>;
    const [method, url] = splitName(name as CallName);
    const serialize = createResponseSerializer(name, definition.data);
    app.route({
      method: definition.isAnyMethod ? [...anyMethods] : method,
      url,
      bodyLimit: bodyLimitOf(definition),
      // Before the body is received: a client without access cannot make the server buffer and parse one.
      onRequest: async (request, reply) => {
        request.authentication = await authenticateCall(authenticator, { request, reply, definition });
        await requireSpace(authenticator.diskReserve, { request, reply, definition });
      },
      handler: async (request, reply) => {
        const data = await runCall({
          request,
          reply,
          definition,
          handler,
          beforeUpload: check,
          diskReserve: authenticator.diskReserve,
        });
        const msg = definition.message?.[originOf(request).locale] ?? successMessage;
        return reply.type(jsonType).send(wrapInEnvelope(serialize(data), msg));
      },
    });
  }
}

/** A property, because a WeakMap cost 7 % of the server's CPU time for a cached page. */
declare module 'fastify' {
  interface FastifyRequest {
    authentication?: Authentication;
  }
}

export function splitName(name: CallName) {
  const [method, url] = name.split(' ');
  return [method, url] as [Method, string];
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  definition: CallDefinition;
  handler: (context: CallContext<CallDefinition>) => Promise<unknown>;
  beforeUpload: ((viewer: Viewer, query: unknown) => Promise<void>) | undefined;
  diskReserve: DiskReserve;
}

interface Received {
  file: UploadedFile | SpooledFile;
  fields: Record<string, string>;
}

/** A smaller body changes a row or two, and may be what frees space. */
const smallBodyBytes = 16 * 1024;

/** Of what is stored the length is announced until the call ends; without one, only the rest of the disk counts. */
async function requireSpace(
  diskReserve: DiskReserve,
  { request, reply, definition }: Pick<Exchange, 'request' | 'reply' | 'definition'>,
) {
  if (definition.access.kind === 'judge' || request.method === 'GET' || request.method === 'HEAD') return;
  const length = Number(request.headers['content-length']);
  const isLarge = length > smallBodyBytes || request.headers['transfer-encoding'] !== undefined;
  if (!isLarge && !definition.isStoring && definition.upload === undefined) return;
  const end = await diskReserve.announce(Number.isFinite(length) ? length : 0);
  finished(reply.raw, () => end());
}

async function authenticateCall(
  authenticator: Authenticator,
  { request, reply, definition }: Pick<Exchange, 'request' | 'reply' | 'definition'>,
): Promise<Authentication> {
  const mayUseCookie = definition.upload !== undefined;
  const authentication = await authenticate(authenticator, request, {
    access: definition.access,
    mayUseCookie,
    acceptsDefaultPassword: definition.acceptsDefaultPassword,
    acceptsMissingFactor: definition.acceptsMissingFactor,
  });
  if (authentication.renewedToken !== undefined) replaceToken(request, reply, authentication.renewedToken);
  return authentication;
}

async function runCall({ request, reply, definition, handler, beforeUpload, diskReserve }: Exchange) {
  const { viewer, session, judge } = request.authentication ?? {};
  if (definition.query !== undefined) checkQueryEncoding(request.url);
  const caller = { viewer, session, judge: judge && { ...judge, gone: watchConnection(reply) } };
  // Parsed before a file is received, so that an invalid query is refused immediately.
  const query = definition.query && parseInput(definition.query, request.query);
  const work = (received?: Received) => {
    const body = definition.body && parseInput(definition.body, received?.fields ?? request.body ?? {});
    const context = { ...caller, query, body, upload: received?.file, ...surroundings(request, reply) };
    // Everything was parsed by this definition; the compiler cannot infer that through the loop.
    return handler(context as unknown as CallContext<CallDefinition>);
  };
  if (definition.upload === undefined) return work();
  if (viewer !== undefined) await beforeUpload?.(viewer, query);
  if (definition.upload.isSpooled)
    return withSpooledUpload(request, { rules: definition.upload, diskReserve }, work);
  return work(await parseUpload(request, definition.upload));
}

const surroundings = (request: FastifyRequest, reply: FastifyReply) => ({
  origin: originOf(request),
  browserKey: findBrowserKey(request),
  answer: {
    setToken: (token: string) => {
      setToken(request, reply, token);
    },
    replaceToken: (token: string) => {
      replaceToken(request, reply, token);
    },
    clearToken: () => {
      clearToken(request, reply);
    },
    setBrowserKey: (key: string) => reply.header('set-cookie', browserCookie(request, key)),
  },
});

/** Parsing a body blocks the event loop, so clients without an account can only send small ones. */
function bodyLimitOf({ access, maximumBodyBytes }: CallDefinition): number {
  if (maximumBodyBytes !== undefined) return maximumBodyBytes;
  if (access.kind === 'judge') return maximumJudgeBodyBytes;
  return access.kind === 'login' ? usualBodyBytes : anonymousBodyBytes;
}

function watchConnection(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  let isSent = false;
  reply.raw.once('finish', () => (isSent = true));
  reply.raw.once('close', () => {
    if (!isSent) controller.abort();
  });
  return controller.signal;
}

function setToken(request: FastifyRequest, reply: FastifyReply, token: string) {
  reply.header('authorization', token);
  reply.header('set-cookie', cookie(request, token, 86_400));
}

function replaceToken(request: FastifyRequest, reply: FastifyReply, token: string) {
  setToken(request, reply, token);
  // Some clients treat this header as a flag, others as the token itself: the token serves both.
  reply.header('refresh-token', token);
}

/** Also withdraws a token that this call renewed before its handler ended the session. */
function clearToken(request: FastifyRequest, reply: FastifyReply) {
  reply.removeHeader('authorization').removeHeader('refresh-token');
  reply.header('set-cookie', cookie(request, '', 0));
}

function cookie(request: FastifyRequest, value: string, maximumAgeSeconds: number) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${sessionCookieName}=${value}; Path=/api/file; HttpOnly; SameSite=Strict; Max-Age=${String(maximumAgeSeconds)}${secure}`;
}
