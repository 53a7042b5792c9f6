import { announcementCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAnnouncement } from './announcements.presenter.ts';
import { listAnnouncements } from './announcements.repository.ts';
import { changeAnnouncement, publishAnnouncement, removeAnnouncement } from './change-announcements.ts';

export function registerAnnouncements(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: announcementCalls,
    handlers: {
      'GET /api/admin/announcement': async ({ query }) => {
        const { rows, total } = await listAnnouncements(platform.database, query, { withHidden: true });
        return makePage(rows.map(presentAnnouncement), total, query);
      },
      'POST /api/admin/announcement': async ({ viewer, origin, body }) => {
        await publishAnnouncement(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/admin/announcement': async ({ viewer, origin, body }) => {
        await changeAnnouncement(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/admin/announcement': async ({ viewer, origin, query }) => {
        await removeAnnouncement(platform, { viewer, origin }, query.aid);
        return null;
      },
    },
  });
}
