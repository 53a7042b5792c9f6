/**
 * The Contest API of the ICPC (CLICS 2023-06), read-only. It returns plain objects and arrays, without the envelope of
 * the other calls, and errors as HTTP statuses: the tools of the ICPC expect both.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endingOf } from '@touchstone/rules/contests/archived-program';
import { writeArchive } from '@touchstone/problem-formats/write-archive';
import { Readable } from 'node:stream';
import { callError, CallError } from '../../platform/errors/call-error.ts';
import { originOf } from '../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../platform/http/query-encoding.ts';
import type { Platform } from '../../platform/platform.ts';
import { productVersion } from '../../platform/product-version.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import {
  createConnectionLimiter,
  defaultConnectionLimits,
  type ConnectionLimits,
} from '../../platform/live-events/connection-limiter.ts';
import { describeAccess } from './clics-access.ts';
import { sendClicsError } from './clics-errors.ts';
import { submissionNumberOf, teamIdOf } from './clics-ids.ts';
import { findProgram } from './clics.repository.ts';
import { presentContest } from './configuration-objects.ts';
import { createContestMemory, type ContestMemory, type OpenFeed } from './contest-memory.ts';
import { parseToken, usualHeartbeatMs, writeFeed } from './feed-stream.ts';
import { createClientIdentifier, type IdentifyClient } from './identify-client.ts';
import { findAudience, openClics, openListedContest } from './open-clics.ts';
import {
  collections,
  findObject,
  parseFilter,
  writeCollection,
  type Collection,
} from './write-collection.ts';
import { listKnownContests } from './list-known-contests.ts';
import { createRunLoader, type LoadRuns } from './load-runs.ts';
import { prepareScoreboard } from './scoreboard.ts';
import { createScoreboardWriter, type WriteScoreboard } from './write-scoreboard.ts';

const clicsVersion = '2023-06';

export interface ClicsOptions {
  heartbeatMs: number;
  connections: ConnectionLimits;
}

const usualOptions: ClicsOptions = { heartbeatMs: usualHeartbeatMs, connections: defaultConnectionLimits };

interface Path {
  contestId: string;
  type: string;
  id: string;
}

type ClicsRequest = FastifyRequest<{ Params: Path; Querystring: Record<string, unknown> }>;

interface Tools {
  platform: Platform;
  identify: IdentifyClient;
  memory: ContestMemory;
  loadRuns: LoadRuns;
  writeScoreboard: WriteScoreboard;
}

export async function registerClics(app: FastifyInstance, platform: Platform, options = usualOptions) {
  const tools: Tools = {
    platform,
    identify: createClientIdentifier(platform),
    memory: createContestMemory(platform),
    loadRuns: createRunLoader(platform.database),
    writeScoreboard: createScoreboardWriter(),
  };
  await app.register(
    (scope, _options, done) => {
      scope.setErrorHandler(sendClicsError);
      scope.setNotFoundHandler((request, reply) => sendClicsError(callError('unknownPath'), request, reply));
      scope.addHook('onRequest', async (request) => {
        checkQueryEncoding(request.url);
      });
      registerDirectory(scope, tools);
      registerEventFeed(scope, tools, options);
      registerInside(scope, tools);
      done();
    },
    { prefix: '/api/clics' },
  );
}

type GetHandler = (request: ClicsRequest, reply: FastifyReply) => Promise<unknown>;

/** Tools send paths with and without a trailing slash. */
function registerGet(scope: FastifyInstance, path: string, handler: GetHandler) {
  const urls = path === '' ? ['/'] : [path, `${path}/`];
  for (const url of urls)
    scope.route<{ Params: Path; Querystring: Record<string, unknown> }>({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return handler(request, reply);
      },
    });
}

/** A text that is not a number belongs to no contest. */
function parseContestId({ params }: ClicsRequest): number {
  if (!/^\d{1,9}$/.test(params.contestId)) throw callError('contestMissing');
  return Number(params.contestId);
}

/** For a path inside a contest: a token of another contest does not see that this one exists. */
async function identifyFor(identify: IdentifyClient, request: ClicsRequest): Promise<Viewer | undefined> {
  const contestId = parseContestId(request);
  const { viewer, onlyContestId } = await identify(request, contestId);
  if (onlyContestId !== undefined && onlyContestId !== contestId) throw callError('contestMissing');
  return viewer;
}

function registerDirectory(scope: FastifyInstance, { platform, identify }: Tools) {
  registerGet(scope, '', async () => ({
    version: clicsVersion,
    version_url: `https://ccs-specs.icpc.io/${clicsVersion}/contest_api`,
    provider: { name: 'Touchstone', version: productVersion },
  }));
  registerGet(scope, '/contests', async (request) => {
    const { viewer, onlyContestId } = await identify(request);
    const contests = await listKnownContests(platform.database, viewer);
    return contests
      .filter(({ id }) => onlyContestId === undefined || id === onlyContestId)
      .map(presentContest);
  });
  registerGet(scope, '/contests/:contestId', async (request) =>
    presentContest(
      await openListedContest(platform, await identifyFor(identify, request), parseContestId(request)),
    ),
  );
}

async function openFeed(
  { platform, identify, memory }: Tools,
  request: ClicsRequest,
): Promise<OpenFeed & { viewer: Viewer | undefined; isAdmin: boolean }> {
  const viewer = await identifyFor(identify, request);
  const contestId = parseContestId(request);
  const { audience, isAdmin } = await openClics(platform, viewer, contestId);
  return { ...(await memory.read(contestId, audience)), viewer, isAdmin };
}

function registerInside(scope: FastifyInstance, tools: Tools) {
  const { platform, loadRuns, writeScoreboard } = tools;
  registerGet(scope, '/contests/:contestId/access', async (request) => {
    const { cached, feed, viewer } = await openFeed(tools, request);
    return describeAccess(feed.audience, cached.facts.contest.scoring, viewer !== undefined);
  });
  registerGet(scope, '/contests/:contestId/account', async (request) => {
    const { feed, viewer, isAdmin } = await openFeed(tools, request);
    if (viewer === undefined) throw callError('unknownPath');
    return presentAccount(feed, viewer, isAdmin);
  });
  registerGet(scope, '/contests/:contestId/state', async (request) =>
    (await openFeed(tools, request)).feed.state(),
  );
  registerGet(scope, '/contests/:contestId/scoreboard', async (request, reply) => {
    const { group_id: groupId } = request.query;
    const open = await openFeed(tools, request);
    const wanted = typeof groupId === 'string' ? groupId : undefined;
    await prepareScoreboard(open.cached.facts, open.feed.moment());
    const text = writeScoreboard(open, wanted, platform.clock().getTime());
    if (text === undefined) throw callError('unknownPath');
    return reply.type('application/json; charset=utf-8').send(text);
  });
  registerGet(scope, '/contests/:contestId/submissions/:id/files', async (request, reply) =>
    reply.type('application/zip').send(await loadProgram(tools, request)),
  );
  registerGet(scope, '/contests/:contestId/:type', async (request, reply) => {
    const type = parseType(request);
    const open = await openFeed(tools, request);
    const texts = writeCollection(open, type, { filter: parseFilter(type, request.query), loadRuns });
    return reply.type('application/json; charset=utf-8').send(Readable.from(texts));
  });
  registerGet(scope, '/contests/:contestId/:type/:id', async (request, reply) => {
    const type = parseType(request);
    const open = await openFeed(tools, request);
    const text = await findObject(open, { type, id: request.params.id }, loadRuns);
    if (text === undefined) throw callError('unknownPath');
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

function parseType({ params }: ClicsRequest): Collection {
  const type = collections.find((name) => name === params.type);
  if (type === undefined) throw callError('unknownPath');
  return type;
}

function presentAccount({ audience, log }: OpenFeed['feed'], { id, username }: Viewer, isAdmin: boolean) {
  const teamId = teamIdOf(id);
  const isTeam = log.find('teams', teamId) !== undefined;
  const staffType = isAdmin ? 'admin' : 'judge';
  const type = audience === 'runs-it' ? staffType : isTeam ? 'team' : 'other';
  return { id: teamId, username, type, team_id: isTeam ? teamId : null };
}

/** The program as the only file of the archive. For administrators and jury of the contest. */
async function loadProgram(tools: Tools, request: ClicsRequest): Promise<Readable> {
  const { cached, feed } = await openFeed(tools, request);
  if (feed.audience !== 'runs-it') throw callError('contestAdminOnly');
  const { id } = request.params;
  const number = submissionNumberOf(id);
  if (number === undefined || feed.log.find('submissions', id) === undefined) throw callError('unknownPath');
  const program = await findProgram(tools.platform.database, cached.id, number);
  if (program === undefined) throw callError('unknownPath');
  return writeArchive(program.submittedAt, ({ addText }) => {
    addText(`program.${endingOf(program.language)}`, program.code);
    return Promise.resolve();
  });
}

function registerEventFeed(scope: FastifyInstance, tools: Tools, { heartbeatMs, connections }: ClicsOptions) {
  const { memory, loadRuns } = tools;
  const acquireConnection = createConnectionLimiter(connections);
  const open = new Set<AbortController>();
  scope.addHook('preClose', async () => {
    memory.stop();
    for (const controller of open) controller.abort();
  });
  registerGet(scope, '/contests/:contestId/event-feed', async (request, reply) => {
    const { viewer, ...found } = await openFeed(tools, request);
    const { since_token: token } = request.query;
    const since = typeof token === 'string' ? parseToken(token, found) : undefined;
    if (token !== undefined && since === undefined) throw callError('feedTokenUnknown');
    const releaseConnection = acquireConnection({ userId: viewer?.id, address: originOf(request).ip });
    const controller = new AbortController();
    open.add(controller);
    reply.raw.once('close', () => {
      open.delete(controller);
      controller.abort();
      releaseConnection();
    });
    const isAllowed = () => isStillAllowed(tools, request, found);
    const lines = writeFeed(memory, found, {
      since,
      heartbeatMs,
      isAllowed,
      loadRuns,
      signal: controller.signal,
    });
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(lines));
  });
}

/** A client whose credentials are no longer valid is not allowed either. */
async function isStillAllowed(
  { platform, identify }: Tools,
  request: ClicsRequest,
  { cached, feed }: OpenFeed,
) {
  try {
    return (await findAudience(platform, await identifyFor(identify, request), cached.id)) === feed.audience;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
