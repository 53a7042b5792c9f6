import { adminContestAnnouncementsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  announceInContest,
  changeContestAnnouncement,
  removeContestAnnouncement,
} from './change-contest-announcements.ts';
import { loadContestAnnouncements } from './load-contest-announcements.ts';

export function registerContestAnnouncements(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminContestAnnouncementsCalls,
    handlers: {
      'GET /api/admin/contest/announcement': ({ query, viewer }) =>
        loadContestAnnouncements(platform.database, viewer, query),
      'POST /api/admin/contest/announcement': async ({ viewer, origin, body }) => {
        await announceInContest(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/admin/contest/announcement': async ({ viewer, origin, body }) => {
        await changeContestAnnouncement(platform, { viewer, origin }, body.announcement);
        return null;
      },
      'DELETE /api/admin/contest/announcement': async ({ viewer, origin, query }) => {
        await removeContestAnnouncement(platform, { viewer, origin }, query.aid);
        return null;
      },
    },
  });
}
