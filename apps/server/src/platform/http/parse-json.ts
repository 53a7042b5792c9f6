import type { FastifyInstance } from 'fastify';
import { callError } from '../errors/call-error.ts';

/**
 * A key `__proto__`, plain or escaped, could change what later code reads from an object. Inside a text its quotes would be
 * escaped, so this finds keys only. No client sends one: the body is refused as a whole. To remove them costs a walk through all
 * values, and a second of the event loop for a megabyte of small objects with such keys.
 */
const prototypeKey =
  /"(?:_|\\u005[Ff]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff]){2}"\s*:/;

/**
 * Parses JSON bodies strictly: bytes that are not UTF-8 are refused instead of silently replaced. An empty body counts as an
 * empty object, because existing clients send one with calls that take none.
 */
export function parseJsonBodies(app: FastifyInstance) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) {
      done(null, {});
      return;
    }
    const value = parse(decoder, body as Buffer);
    done(value === undefined ? callError('unreadableBody') : null, value);
  });
}

/** Undefined if the bytes are no acceptable JSON. */
function parse(decoder: TextDecoder, bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    return prototypeKey.test(text) ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
