import { assistantDownloads } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../../platform/http/query-encoding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts';
import { presentUsage } from './usage.presenter.ts';
import { listAllUsage } from './usage.repository.ts';

const name = 'GET /api/admin/assistant/usage-sheet';
/** A year of a large school; a longer time is exported in parts. */
const maxRows = 500_000;

const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

export function serveUsageSheet(app: FastifyInstance, platform: Platform) {
  app.get<{ Querystring: { from?: unknown; to?: unknown } }>(
    '/api/admin/assistant/usage-sheet',
    async (request, reply) => {
      const { access } = assistantDownloads[name];
      const { viewer } = await authenticate(authenticatorOf(platform), request, {
        access,
        mayUseCookie: true,
      });
      if (viewer === undefined) throw callError('loginRequired');
      checkQueryEncoding(request.url);
      const days = { from: dayOf(request.query.from), to: dayOf(request.query.to) };
      const rows = await listAllUsage(platform.database, { ...days, keyword: undefined }, maxRows);
      await recordAudit(
        platform.database,
        { viewer, origin: originOf(request) },
        { action: 'assistant-usage.export', target: 'site', after: days },
      );
      const header = ['day', 'user id', 'username', 'questions', 'input tokens', 'output tokens', 'cost'];
      const lines = rows
        .map(presentUsage)
        .map((row) => [
          row.day,
          row.uid,
          row.username,
          row.questions,
          row.promptTokens,
          row.completionTokens,
          row.cost,
        ]);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="assistant-usage.csv"')
        .header('cache-control', 'no-store')
        .send(writeCsv([header, ...lines]));
    },
  );
}
