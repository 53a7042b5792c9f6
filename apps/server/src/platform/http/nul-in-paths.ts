import type { FastifyInstance } from 'fastify';
import { callError } from '../errors/call-error.ts';

/** A path with a NUL character names nothing: neither the file system nor PostgreSQL accepts one. Asked before any route. */
export function refuseNulInPaths(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const [path = ''] = request.url.split('?', 1);
    done(path.includes('%00') ? callError('unknownPath') : undefined);
  });
}
