import { groupMembersCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { PageRequest } from '../../../platform/page-request.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { openGroup } from '../open-group.ts';
import { changeMember } from './change-member.ts';
import { joinGroup } from './join-group.ts';
import { leaveGroup, removeMember } from './leave-group.ts';
import { listMembers, type MemberRow } from './members.repository.ts';

interface MemberQuery extends PageRequest {
  gid: number;
  keyword?: string | undefined;
  auth?: number | undefined;
}

export function registerGroupMembers(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const list = async (
    viewer: Viewer,
    query: MemberQuery,
    { withApplicants }: { withApplicants: boolean },
  ) => {
    await openGroup(database, viewer, query.gid, withApplicants ? 'seeAdministration' : 'seeContent');
    const filter = {
      groupId: query.gid,
      keyword: query.keyword?.trim() || undefined,
      auth: query.auth !== undefined && query.auth >= 1 ? query.auth : undefined,
      withApplicants,
    };
    const { rows, total } = await listMembers(database, filter, query);
    return makePage(
      rows.map((row) => presentMember(row, { isReasonShown: withApplicants })),
      total,
      query,
    );
  };
  registerCalls(app, authenticatorOf(platform), {
    calls: groupMembersCalls,
    handlers: {
      'GET /api/group/get-member-list': ({ viewer, query }) => list(viewer, query, { withApplicants: false }),
      'GET /api/group/get-apply-list': ({ viewer, query }) => list(viewer, query, { withApplicants: true }),
      'POST /api/group/member': async ({ viewer, query }) => {
        await joinGroup(platform, viewer, query);
        return null;
      },
      'PUT /api/group/member': async ({ viewer, origin, body }) => {
        await changeMember(platform, { viewer, origin }, body);
        return null;
      },
      'DELETE /api/group/member': async ({ viewer, origin, query }) => {
        await removeMember(platform, { viewer, origin }, query);
        return null;
      },
      'DELETE /api/group/member/exit': async ({ viewer, query }) => {
        await leaveGroup(platform, viewer, query.gid);
        return null;
      },
    },
  });
}

const presentMember = (row: MemberRow, { isReasonShown }: { isReasonShown: boolean }) => ({
  id: row.id,
  gid: row.groupId,
  uid: row.userId,
  username: row.username,
  auth: row.auth,
  reason: isReasonShown ? row.reason : null,
  gmtCreate: toWireDate(row.createdAt),
  gmtModify: toWireDate(row.updatedAt),
});
