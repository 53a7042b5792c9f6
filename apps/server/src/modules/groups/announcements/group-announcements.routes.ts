import { groupAnnouncementsCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openGroup } from '../open-group.ts';
import {
  announceInGroup,
  changeGroupAnnouncement,
  removeGroupAnnouncement,
} from './change-group-announcements.ts';
import { listGroupAnnouncements, type GroupAnnouncementRow } from './group-announcements.repository.ts';

export function registerGroupAnnouncements(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const list = async (
    viewer: Viewer,
    query: PageRequest & { gid: number },
    { withHidden }: { withHidden: boolean },
  ) => {
    await openGroup(database, viewer, query.gid, withHidden ? 'seeAdministration' : 'seeContent');
    const wanted = { groupId: query.gid, withHidden };
    const { rows, total } = await listGroupAnnouncements(database, wanted, query);
    return makePage(rows.map(presentAnnouncement), total, query);
  };
  registerCalls(app, authenticatorOf(platform), {
    calls: groupAnnouncementsCalls,
    handlers: {
      'GET /api/group/get-announcement-list': ({ viewer, query }) =>
        list(viewer, query, { withHidden: false }),
      'GET /api/group/get-admin-announcement-list': ({ viewer, query }) =>
        list(viewer, query, { withHidden: true }),
      'POST /api/group/announcement': async ({ viewer, origin, body }) => {
        await announceInGroup(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/group/announcement': async ({ viewer, origin, body }) => {
        await changeGroupAnnouncement(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/group/announcement': async ({ viewer, origin, query }) => {
        await removeGroupAnnouncement(platform, { viewer, origin }, query.aid);
        return null;
      },
    },
  });
}

const presentAnnouncement = (row: GroupAnnouncementRow) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  // The account of the author may be deleted.
  uid: row.authorId ?? '',
  username: row.username ?? '',
  status: row.isHidden ? 1 : 0,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});
