import { adminContestAnnouncementsCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAdministeredContest } from '../administered-contest.ts';
import {
  announceInContest,
  changeContestAnnouncement,
  removeContestAnnouncement,
} from './change-contest-announcements.ts';
import { listContestAnnouncements, type ContestAnnouncementRow } from './contest-announcements.repository.ts';

const present = (announcement: ContestAnnouncementRow) => ({
  id: announcement.id,
  title: announcement.title,
  content: announcement.content,
  uid: announcement.authorId,
  username: announcement.username,
  status: announcement.isHidden ? 1 : 0,
  gmtCreate: toWireDate(announcement.createdAt),
  gmtModified: toWireDate(announcement.updatedAt),
});

export function registerContestAnnouncements(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminContestAnnouncementsCalls,
    handlers: {
      'GET /api/admin/contest/announcement': async ({ query, viewer }) => {
        await getAdministeredContest(platform.database, viewer, query.cid);
        const { rows, total } = await listContestAnnouncements(platform.database, query.cid, query);
        return makePage(rows.map(present), total, query);
      },
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
