/**
 * Ends requests whose body arrives too slowly.
 *
 * How this works: a client may take as long as it needs for a large upload, if it sends with a minimum rate. From time to time the
 * server looks at the bodies that it still receives. One that has fallen behind the rate, counted from the end of a grace period,
 * loses its connection. So a client cannot keep many connections and half-received bodies open without sending.
 */
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

interface BodyPace {
  graceMs: number;
  bytesPerSecond: number;
  checkEveryMs: number;
}

/** A line of 32 kbit/s is fast enough. */
const usualPace: BodyPace = { graceMs: 20_000, bytesPerSecond: 4096, checkEveryMs: 5_000 };

interface OpenBody {
  startedAtMs: number;
  bytesBefore: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export function endSlowBodies(app: FastifyInstance, pace: BodyPace = usualPace): void {
  const open = new Map<IncomingMessage, OpenBody>();

  const isTooSlow = (request: IncomingMessage, { startedAtMs, bytesBefore }: OpenBody) => {
    const secondsDue = (performance.now() - startedAtMs - pace.graceMs) / 1000;
    return request.socket.bytesRead - bytesBefore < secondsDue * pace.bytesPerSecond;
  };
  const timer = setInterval(() => {
    for (const [request, body] of open) {
      if (request.complete) open.delete(request);
      else if (isTooSlow(request, body)) request.socket.destroy();
    }
  }, pace.checkEveryMs).unref();

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) {
      open.set(raw, { startedAtMs: performance.now(), bytesBefore: raw.socket.bytesRead });
      raw.once('close', () => open.delete(raw));
    }
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    open.delete(raw);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
