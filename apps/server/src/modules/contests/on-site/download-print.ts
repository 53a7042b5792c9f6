import { contestRoomDownloads } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { attachmentHeader } from '../../../platform/http/attachment-header.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openContestFor } from '../open-contest.ts';
import { findPrint } from './prints.repository.ts';

const name = 'GET /api/file/download-contest-print-text';

export function servePrints(app: FastifyInstance, platform: Platform) {
  const { access } = contestRoomDownloads[name];
  app.get<{ Querystring: { id?: unknown } }>(name.replace('GET ', ''), async (request, reply) => {
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    const id = /^\d{1,15}$/.test(String(request.query.id)) ? Number(request.query.id) : undefined;
    const print = id === undefined ? undefined : await findPrint(platform.database, id);
    if (print === undefined) throw callError('printMissing');
    await openContestFor(platform, viewer, { id: print.contestId, duty: 'prints' });
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('content-disposition', attachmentHeader(`${print.username}_Contest_Print.txt`))
      .header('cache-control', 'no-store')
      .send(print.content);
  });
}
