/**
 * How this works: `GET /api/events` answers with a stream that stays open. The token is looked at when it opens and again
 * with every heartbeat: a stream outlives its session by one heartbeat at most. Streams renew no tokens: the calls beside
 * them do. A stream ends when its client goes, when its session ends or when the server stops; the client comes back then,
 * and is told how the submissions stand that it names.
 */
import { eventStreams, type QueryOf } from '@touchstone/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../../platform/http/query-encoding.ts';
import { parseInput } from '../../../platform/http/validation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkSession, type Viewer } from '../../../platform/sessions/sessions.ts';
import { createContestFeed, type ContestFeed } from './contest-feed.ts';
import {
  createConnectionLimiter,
  defaultConnectionLimits,
  type ConnectionLimits,
} from '../../../platform/live-events/connection-limiter.ts';
import { createEventStream, type EventStream } from '../../../platform/live-events/event-stream.ts';
import { createSubmissionFeed, type SubmissionFeed, type Watcher } from './submission-feed.ts';

const name = 'GET /api/events';
type EventsQuery = QueryOf<(typeof eventStreams)[typeof name]>;

export interface EventOptions {
  heartbeatMs: number;
  connections: ConnectionLimits;
}

const usualOptions: EventOptions = { heartbeatMs: 15_000, connections: defaultConnectionLimits };

interface OpenStream {
  token: string | undefined;
  stream: EventStream;
}

export function registerEvents(app: FastifyInstance, platform: Platform, options = usualOptions) {
  const contests = createContestFeed(platform);
  const feed = followBus(platform, contests);
  const acquireConnection = createConnectionLimiter(options.connections);
  const open = new Map<Watcher, OpenStream>();
  const heart = setInterval(() => {
    void beat(platform, open);
    contests.beat();
  }, options.heartbeatMs);
  heart.unref();
  app.addHook('preClose', async () => {
    clearInterval(heart);
    feed.stop();
    contests.stop();
    for (const { stream } of open.values()) stream.end();
  });
  app.route({
    method: 'GET',
    url: name.replace('GET ', ''),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { token, viewer } = await identify(platform, request);
      checkQueryEncoding(request.url);
      const { submitIds, cid } = parseInput(eventStreams[name].query, request.query) as EventsQuery;
      const releaseConnection = acquireConnection({ userId: viewer?.id, address: originOf(request).ip });
      const stream = createEventStream();
      const watcher: Watcher = {
        viewer,
        watchedIds: new Set(submitIds),
        contestId: cid,
        tell: (event) => {
          stream.send('submission', event);
        },
        tellContest: (event) => {
          stream.send('contest', event);
        },
      };
      reply.raw.once('close', () => {
        open.delete(watcher);
        feed.leave(watcher);
        contests.leave(watcher);
        releaseConnection();
        stream.end();
      });
      open.set(watcher, { token, stream });
      // First: what is told of submissions depends on whether the contest lets the watcher in.
      await contests.join(watcher);
      // Who has gone meanwhile has left already.
      if (open.has(watcher)) feed.join(watcher);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream.body);
    },
  });
}

function followBus(platform: Platform, contests: ContestFeed): SubmissionFeed {
  const feed = createSubmissionFeed(platform, contests);
  const handle = async ({ submissionId }: { submissionId: number }) => {
    feed.note([submissionId]);
  };
  platform.eventBus.subscribe('submission.progress', { handle, resync: feed.catchUp });
  // One catching up serves both.
  platform.eventBus.subscribe('submission.judged', { handle, resync: async () => undefined });
  platform.eventBus.subscribe('contest.announced', {
    handle: contests.noteAnnouncements,
    resync: async () => undefined,
  });
  platform.eventBus.subscribe('contest.changed', { handle: contests.noteChange, resync: contests.catchUp });
  return feed;
}

/** No token is a guest; a token that is worth nothing is refused. */
async function identify(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  request: FastifyRequest,
): Promise<{ token: string | undefined; viewer: Viewer | undefined }> {
  const token = request.headers.authorization;
  if (token === undefined || token === '') return { token: undefined, viewer: undefined };
  const session = await checkSession(database, token, clock());
  if (session.state === 'live') return { token, viewer: session.viewer };
  throw callError(session.state === 'banned' ? 'accountBannedSession' : 'sessionExpired');
}

async function beat(
  { database, clock, logger }: Pick<Platform, 'database' | 'clock' | 'logger'>,
  open: Map<Watcher, OpenStream>,
) {
  for (const [watcher, { token, stream }] of open) {
    stream.beat();
    if (token === undefined) continue;
    try {
      const session = await checkSession(database, token, clock());
      if (session.state === 'live') watcher.viewer = session.viewer;
      else stream.end();
    } catch (error) {
      // Whether the session lives is not known now; the next heartbeat asks again.
      logger.warn({ err: error }, 'the session of an event stream could not be checked');
    }
  }
}
