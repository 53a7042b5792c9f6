import { calls, downloads, streams } from '@touchstone/contract';
import { describeCalls } from '@touchstone/contract/openapi';
import type { FastifyInstance } from 'fastify';

/**
 * `GET /api/docs`: OpenAPI, generated from the definitions that also create the routes. Generating it takes longer than the rest
 * of a server's start, so the first request does it.
 */
export function serveApiDocs(app: FastifyInstance, version: string) {
  let document: ReturnType<typeof describeCalls> | undefined;
  app.get('/api/docs', async (_request, reply) => {
    document ??= describeCalls({ calls, downloads, streams }, version);
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
