import { calls, downloads, streams } from '@touchstone/contract';
import { describeCalls } from '@touchstone/contract/openapi';
import type { FastifyInstance } from 'fastify';

/** `GET /api/docs`: OpenAPI, generated from the definitions that also create the routes. */
export function serveApiDocs(app: FastifyInstance, version: string) {
  const document = describeCalls({ calls, downloads, streams }, version);
  app.get('/api/docs', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
}
