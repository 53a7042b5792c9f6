import type { FastifyInstance } from 'fastify';

/**
 * A page that another site redirects a window of ours to. It sends the result to the page that opened the window. With the policy of
 * the other pages, the browser would cut the two windows off from each other on the way back.
 */
const returnPath = '/wechatAuth';

const openerPolicyOf = (path: string | undefined) =>
  path === returnPath ? 'unsafe-none' : 'same-origin-allow-popups';

/** Headers of every response. The Content-Security-Policy is set with the pages, because of its nonce. */
export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-frame-options', 'SAMEORIGIN');
    reply.header('cross-origin-opener-policy', openerPolicyOf(request.url.split('?', 1)[0]));
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
