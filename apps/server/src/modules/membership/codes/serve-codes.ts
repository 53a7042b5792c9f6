import { membershipDownloads } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../../platform/http/query-encoding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { exportCodes } from './export-codes.ts';

const name = 'GET /api/admin/membership/codes';

export function serveCodes(app: FastifyInstance, platform: Platform) {
  app.get<{ Querystring: { batch?: unknown } }>('/api/admin/membership/codes', async (request, reply) => {
    const { access } = membershipDownloads[name];
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    checkQueryEncoding(request.url);
    const { batch } = request.query;
    if (!/^\d{1,9}$/.test(String(batch))) throw callError('membershipCodeUnknown');
    const sheet = await exportCodes(platform, { viewer, origin: originOf(request) }, Number(batch));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="membership-codes-${String(batch)}.csv"`)
      .header('cache-control', 'no-store')
      .send(sheet);
  });
}
