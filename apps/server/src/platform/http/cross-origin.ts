import type { FastifyInstance } from 'fastify';

const exposedHeaders = 'Refresh-Token,Authorization,Url-Type,Content-disposition,Content-Type';

/**
 * Any origin may call with its own token: the token is in a header that a foreign page does not have, and
 * cookies are not allowed across origins (no Allow-Credentials).
 */
export function allowCrossOrigin(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('vary', 'Origin');
    reply.header('access-control-allow-methods', 'GET,POST,OPTIONS,PUT,DELETE');
    reply.header('access-control-expose-headers', exposedHeaders);
    const requested = request.headers['access-control-request-headers'];
    if (requested !== undefined) reply.header('access-control-allow-headers', requested);
  });
  app.options('/api/*', async (_request, reply) => reply.status(200).send());
}
