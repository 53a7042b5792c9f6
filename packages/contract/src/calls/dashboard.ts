import { z } from 'zod';
import { anonymous, defineCalls, superAdmin } from '../define-calls.ts';
import { identifier, optionalText, page, paging, wireDate } from '../wire.ts';

const mailState = z.enum(['queued', 'sent', 'kept', 'failed']);

export const dashboardCalls = defineCalls({
  'GET /api/health': {
    summary: 'Whether database, queue and at least one judge are ready (HTTP 503 otherwise).',
    access: anonymous,
    data: z.object({ database: z.boolean(), queue: z.boolean(), judges: z.int(), version: z.string() }),
  },
  'GET /api/admin/outbox': {
    summary: 'Mails of the site, newest first.',
    access: superAdmin,
    query: z.object({ ...paging(20), state: mailState.nullish() }),
    data: page(
      z.object({
        id: identifier(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        state: mailState,
        lastError: z.string().nullable(),
        gmtCreate: wireDate(),
      }),
    ),
  },
  'GET /api/admin/audit-log': {
    summary: 'What administrators changed, newest first.',
    access: superAdmin,
    query: z.object({ ...paging(20), keyword: optionalText(100) }),
    data: page(
      z.object({
        id: identifier(),
        actor: z.string(),
        action: z.string(),
        target: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        ip: z.string().nullable(),
        gmtCreate: wireDate(),
      }),
    ),
  },
});
