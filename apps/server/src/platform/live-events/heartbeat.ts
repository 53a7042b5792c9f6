/**
 * Keeps streams alive and looks at their sessions: a stream outlives its session by one heartbeat at most. Streams renew no
 * tokens; the calls beside them do.
 */
import type { Platform } from '../platform.ts';
import { checkSession } from '../sessions/sessions.ts';
import type { LiveConnection } from './live-connection.ts';
import type { LiveEventsHub } from './live-events.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'logger' | 'settings'>;

async function followSession(parts: Parts, hub: LiveEventsHub, connection: LiveConnection) {
  const { clock, logger } = parts;
  const { token, viewer } = connection;
  if (token === undefined) return;
  try {
    const session = await checkSession(parts, token, clock());
    if (session.state !== 'live') return connection.stream.end();
    connection.viewer = { ...session.viewer, ...(viewer?.device && { device: viewer.device }) };
    if (session.viewer.role !== viewer?.role) await hub.renewAccess(connection);
  } catch (error) {
    // Whether the session lives is not known now; the next heartbeat asks again.
    logger.warn({ err: error }, 'the session of an event stream could not be checked');
  }
}

export function startHeartbeat(parts: Parts, hub: LiveEventsHub, heartbeatMs: number): () => void {
  let isBeating = false;
  const beat = async () => {
    const connections = hub.liveConnections();
    for (const { stream, sendPosition } of connections) {
      stream.beat();
      sendPosition();
    }
    if (isBeating) return;
    isBeating = true;
    try {
      // Together: concurrent session checks become one query.
      await Promise.all(connections.map((connection) => followSession(parts, hub, connection)));
      await hub.recheckAccess();
    } finally {
      isBeating = false;
    }
  };
  const timer = setInterval(() => void beat(), heartbeatMs);
  timer.unref();
  return () => clearInterval(timer);
}
