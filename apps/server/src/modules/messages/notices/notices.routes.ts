import { adminNoticesCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeNotice, removeNotice, writeNotice } from './change-notices.ts';
import { presentNotice } from './notices.presenter.ts';
import { listNotices, listRecipients } from './notices.repository.ts';

export function registerNotices(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: adminNoticesCalls,
    handlers: {
      'GET /api/admin/msg/notice': async ({ query: { type, ...request } }) => {
        const { rows, total } = await listNotices(database, { ...request, audience: type });
        const recipients = await listRecipients(
          database,
          rows.map(({ id }) => id),
        );
        const now = clock();
        return makePage(
          rows.map((row) => presentNotice(row, recipients, now)),
          total,
          request,
        );
      },
      'POST /api/admin/msg/notice': async ({ viewer, origin, body }) => {
        await writeNotice(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/admin/msg/notice': async ({ viewer, origin, body }) => {
        await changeNotice(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/admin/msg/notice': async ({ viewer, origin, query }) => {
        await removeNotice(platform, { viewer, origin }, query.id);
        return null;
      },
    },
  });
}
