/**
 * How this works: `GET /api/events` answers with a stream that stays open. It ends when its client leaves, when its session ends,
 * when the client reads too slowly or when the server stops. The client then reconnects with the id of the last event it
 * received and goes on from there.
 */
import { eventStreams } from '@touchstone/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../http/call-origin.ts';
import { checkQueryEncoding } from '../http/query-encoding.ts';
import { parseInput } from '../http/validation.ts';
import type { Platform } from '../platform.ts';
import { onDevice } from '../http/authenticate.ts';
import { checkSession, sessionError, type Viewer } from '../sessions/sessions.ts';
import {
  createConnectionLimiter,
  defaultConnectionLimits,
  type ConnectionLimits,
} from './connection-limiter.ts';
import { createEventStream } from './event-stream.ts';
import { startHeartbeat } from './heartbeat.ts';
import { createLiveConnection } from './live-connection.ts';
import { createLiveEvents, type LiveEvents } from './live-events.ts';
import type { EventsQuery } from './live-topic.ts';

const name = 'GET /api/events';

export interface LiveEventsOptions {
  heartbeatMs: number;
  connections: ConnectionLimits;
  /** Of each topic, for clients that resume. */
  maxBufferedChanges: number;
}

const defaultOptions: LiveEventsOptions = {
  heartbeatMs: 15_000,
  connections: defaultConnectionLimits,
  maxBufferedChanges: 1000,
};

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'eventBus' | 'settings'>;

export function serveLiveEvents(
  app: FastifyInstance,
  platform: Parts,
  options: Partial<LiveEventsOptions> = {},
): LiveEvents {
  const { heartbeatMs, connections, maxBufferedChanges } = { ...defaultOptions, ...options };
  const hub = createLiveEvents(platform, { maxBufferedChanges });
  const acquireConnection = createConnectionLimiter(connections);
  const stopHeartbeat = startHeartbeat(platform, hub, heartbeatMs);
  app.addHook('preClose', async () => {
    stopHeartbeat();
    hub.stop();
  });
  app.route({
    method: 'GET',
    url: name.replace('GET ', ''),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { token, viewer } = await identify(platform, request);
      checkQueryEncoding(request.url);
      const query = parseInput(eventStreams[name].query, request.query) as EventsQuery;
      const releaseConnection = acquireConnection({ userId: viewer?.id, address: originOf(request).ip });
      const stream = createEventStream();
      const connection = createLiveConnection({ viewer, token, stream, positions: hub.positions });
      reply.raw.once('close', () => {
        hub.close(connection);
        releaseConnection();
      });
      await hub.open(connection, { query, lastEventId: lastEventIdOf(request) });
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream.body);
    },
  });
  return hub;
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** No token is a guest; a token that is not valid is refused. */
async function identify(
  parts: Pick<Platform, 'database' | 'clock' | 'settings'>,
  request: FastifyRequest,
): Promise<{ token: string | undefined; viewer: Viewer | undefined }> {
  const token = request.headers.authorization;
  if (token === undefined || token === '') return { token: undefined, viewer: undefined };
  const session = await checkSession(parts, token, parts.clock());
  if (session.state === 'live') return { token, viewer: onDevice(session, request) };
  throw sessionError(session.state);
}
