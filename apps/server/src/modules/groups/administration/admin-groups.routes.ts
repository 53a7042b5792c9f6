import { adminGroupsCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { authOfAccess } from '../groups.presenter.ts';
import { listAdminGroups, type AdminGroupRow } from './admin-groups.repository.ts';
import { banGroup, unbanGroup } from './ban-group.ts';

export function registerAdminGroups(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminGroupsCalls,
    handlers: {
      'GET /api/admin/group/list': async ({ query }) => {
        const filter = {
          keyword: query.keyword?.trim() || undefined,
          isBanned: query.status === undefined ? undefined : query.status === 1,
        };
        const { rows, total } = await listAdminGroups(platform.database, filter, query);
        return makePage(rows.map(presentAdminGroup), total, query);
      },
      'PUT /api/admin/group/ban': async ({ viewer, origin, body }) => {
        await banGroup(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/admin/group/unban': async ({ viewer, origin, body }) => {
        await unbanGroup(platform, { viewer, origin }, body.gid);
        return null;
      },
    },
  });
}

const presentAdminGroup = (row: AdminGroupRow) => ({
  id: row.id,
  avatar: row.avatar,
  name: row.name,
  shortName: row.shortName,
  brief: row.brief,
  owner: row.owner,
  uid: row.ownerId,
  auth: authOfAccess(row.access),
  visible: row.isVisible,
  status: row.isBanned ? 1 : 0,
  memberCount: row.memberCount,
  applicationCount: row.applicationCount,
  problemCount: row.problemCount,
  trainingCount: row.trainingCount,
  contestCount: row.contestCount,
  submissionCount: row.submissionCount,
  sizeBytes: row.sizeBytes,
  banReason: row.banReason,
  banTime: row.bannedAt && toWireDate(row.bannedAt),
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});
