import { groupInvitationsCalls, makePage, toWireDate } from '@touchstone/contract';
import { invitationState } from '@touchstone/rules/groups/invitation';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openGroup } from '../open-group.ts';
import { acceptInvitation, viewInvitation } from './accept-invitation.ts';
import { listInvitations, type InvitationRow } from './invitations.repository.ts';
import { createInvitation, revokeInvitation } from './manage-invitations.ts';

export function registerInvitations(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  const present = (row: InvitationRow) => presentInvitation(row, clock());
  registerCalls(app, authenticatorOf(platform), {
    calls: groupInvitationsCalls,
    handlers: {
      'GET /api/group-invitation-list': async ({ viewer, query }) => {
        await openGroup(database, viewer, query.gid, 'invite');
        const { rows, total } = await listInvitations(database, query.gid, query);
        return makePage(rows.map(present), total, query);
      },
      'POST /api/group-invitation': async ({ viewer, origin, body }) =>
        present(await createInvitation(platform, { viewer, origin }, body)),
      'DELETE /api/group-invitation': async ({ viewer, origin, query }) => {
        await revokeInvitation(platform, { viewer, origin }, query.id);
        return null;
      },
      'GET /api/group-invitation': ({ viewer, origin, query: { token } }) =>
        viewInvitation(platform, { viewer, origin, token }),
      'POST /api/accept-group-invitation': ({ viewer, origin, body: { token } }) =>
        acceptInvitation(platform, { viewer, origin, token }),
    },
  });
}

const presentInvitation = (row: InvitationRow, now: Date) => ({
  id: row.id,
  gid: row.groupId,
  token: row.token,
  author: row.author,
  expireTime: row.expiresAt && toWireDate(row.expiresAt),
  maxUses: row.maxUses,
  uses: row.uses,
  state: invitationState(row, now),
  gmtCreate: toWireDate(row.createdAt),
});
