import { groupAvatarCalls, groupsCalls, makePage, type QueryOf } from '@touchstone/contract';
import { isGroupAdmin } from '@touchstone/rules/group-standing';
import { refuseGroupAction, refuseGroupView } from '@touchstone/rules/groups/group-actions';
import { parseGroupAccess } from '@touchstone/rules/groups/group-form';
import { isAnyAdmin, isSuperAdmin } from '@touchstone/rules/permissions';
import { groupStandings } from '@touchstone/contract/group-standings';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { registerAdminGroups } from './administration/admin-groups.routes.ts';
import { registerGroupAnnouncements } from './announcements/group-announcements.routes.ts';
import { changeGroupAvatar } from './change-group-avatar.ts';
import { changeGroup } from './change-group.ts';
import { createGroup } from './create-group.ts';
import { presentCreationLimits } from './creation-limits.ts';
import { presentGroup, presentListedGroup } from './groups.presenter.ts';
import { countMembers, listGroups } from './groups.repository.ts';
import { registerInvitations } from './invitations/invitations.routes.ts';
import { registerMemberImport } from './member-import/member-import.routes.ts';
import { registerGroupMembers } from './members/members.routes.ts';
import { findActor, openGroup, viewGroup } from './open-group.ts';
import { createRankLoader, type RankType } from './rank/list-group-rank.ts';
import { transferGroup } from './transfer-group.ts';

export function registerGroups(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  registerGroupMembers(app, platform);
  registerInvitations(app, platform);
  registerMemberImport(app, platform);
  registerGroupAnnouncements(app, platform);
  registerAdminGroups(app, platform);
  registerGroupAvatar(app, platform);
  const loadRank = createRankLoader(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: groupsCalls,
    handlers: {
      'GET /api/get-group-list': ({ viewer, query }) => listFor(platform, viewer, query),
      'GET /api/get-group-detail': async ({ viewer, query }) => {
        const { group, actor } = await viewGroup(database, viewer, query.gid);
        return presentGroup(group, actor);
      },
      'GET /api/get-group-access': async ({ viewer, query }) => {
        const { group, actor } = await findActor(database, viewer, query.gid);
        const refusal = refuseGroupView(group, actor) ?? refuseGroupAction(actor, 'seeContent');
        return { access: refusal === undefined };
      },
      'GET /api/get-group-auth': async ({ viewer, query }) => {
        const { actor } = await findActor(database, viewer, query.gid);
        return groupStandings.indexOf(actor.standing);
      },
      'GET /api/group-summary': async ({ viewer, query }) => {
        const { actor } = await viewGroup(database, viewer, query.gid);
        const { members, applications } = await countMembers(database, query.gid);
        const isShown = actor.isSuperAdmin || isGroupAdmin(actor.standing);
        return { memberCount: members, applicationCount: isShown ? applications : null };
      },
      'GET /api/group-creation-limits': ({ viewer }) => presentCreationLimits(platform, viewer),
      'POST /api/group': async ({ viewer, origin, body }) => {
        await createGroup(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/group': async ({ viewer, origin, body }) => {
        await changeGroup(platform, { viewer, origin }, body);
        return null;
      },
      'PUT /api/group-owner': async ({ viewer, origin, body }) => {
        await transferGroup(platform, { viewer, origin }, body);
        return null;
      },
      'GET /api/get-group-rank-list': async ({ viewer, query }) => {
        const type = parseRankType(query.type);
        const { actor } = await openGroup(database, viewer, query.gid, 'seeContent');
        const { rows, total } = await loadRank(query.gid, {
          type,
          searchUser: query.searchUser?.trim() || undefined,
          isByRealName: isAnyAdmin(viewer.role) || isGroupAdmin(actor.standing),
          page: query,
        });
        return makePage(rows, total, query);
      },
    },
  });
}

function parseRankType(type: number): RankType {
  if (type === 0) return 'acm';
  if (type === 1) return 'oi';
  throw callError('rankTypeUnknown');
}

type ListQuery = QueryOf<(typeof groupsCalls)['GET /api/get-group-list']>;

async function listFor({ database }: Platform, viewer: Viewer | undefined, query: ListQuery) {
  const isOnlyMine = query.onlyMine ?? false;
  if (isOnlyMine && viewer === undefined) throw callError('ownGroupsLogin');
  const filter = {
    keyword: query.keyword?.trim() || undefined,
    access: parseGroupAccess(query.auth),
    viewerId: viewer?.id,
    isOnlyMine,
    seesHidden: viewer !== undefined && isSuperAdmin(viewer.role),
  };
  const { rows, total } = await listGroups(database, filter, query);
  return makePage(rows.map(presentListedGroup), total, query);
}

function registerGroupAvatar(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: groupAvatarCalls,
    handlers: {
      'POST /api/file/upload-group-avatar': async ({ viewer, origin, body: { gid }, upload }) => {
        await changeGroupAvatar(platform, { viewer, origin }, { groupId: gid, bytes: upload.bytes });
        const { group, actor } = await viewGroup(platform.database, viewer, gid);
        return presentGroup(group, actor);
      },
    },
    beforeUpload: ({ id }) => enforceRateLimit(platform, 'upload', id),
  });
}
