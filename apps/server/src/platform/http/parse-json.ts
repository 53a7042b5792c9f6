import type { FastifyInstance } from 'fastify';
import { callError } from '../errors/call-error.ts';

/**
 * JSON bodies, read strictly: bytes that are not UTF-8 are refused instead of silently replaced. An empty body counts as
 * an empty object, since existing clients send one with calls that take none.
 */
export function parseJsonBodies(app: FastifyInstance) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) {
      done(null, {});
      return;
    }
    try {
      done(null, JSON.parse(decoder.decode(body as Buffer), dropPrototypeKeys));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError) done(callError('unreadableBody'));
      else throw error;
    }
  });
}

/** A `__proto__` key could change what later code reads from the object. */
function dropPrototypeKeys(key: string, value: unknown) {
  return key === '__proto__' ? undefined : value;
}
