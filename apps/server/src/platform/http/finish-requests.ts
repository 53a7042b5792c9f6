/**
 * How this works: a server that stops accepts no connection any more, so that its load balancer turns to another one, closes idle
 * connections, and finishes the requests that it has. A submission in progress is stored and answered. Streams and waiting
 * judges end by themselves: their modules have `preClose` hooks. What takes longer than the limit is cut off, since the
 * process that waits for this one has a limit too.
 */
import type { FastifyInstance } from 'fastify';

const usualLimitMs = 5_000;

/** Of the application. A request on a connection that is still open is answered like others. */
export const stopOptions = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

export function finishRequestsOnStop(app: FastifyInstance, limitMs = usualLimitMs): void {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), limitMs).unref();
    done();
  });
  app.addHook('onResponse', (_request, _reply, done) => {
    // Its connection would otherwise stay open for the next request until the limit.
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
}
