/**
 * How this works: the token of an invitation is random and long, and looking one up is rate-limited by address, so it cannot be
 * guessed. An accepted invitation is counted under a lock of its row: concurrent uses cannot exceed its limit. An invitation to a
 * hidden group works, that is its purpose; one to a banned group is as good as unknown.
 */
import { inTransaction, type Queryable } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import {
  invitationRefusals,
  invitationState,
  type InvitationFacts,
} from '@touchstone/rules/groups/invitation';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import { countedAddress } from '../../../platform/network-address.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { writeWelcomeNotice } from '../group-notices.ts';
import { lockGroup } from '../groups.repository.ts';
import { loadGroupStandings } from '../load-group-standings.ts';
import { upsertMembers } from '../members/members.repository.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { countUse, findInvitation, lockInvitation } from './invitations.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface Request<Who> {
  viewer: Who;
  origin: CallOrigin;
  token: string;
}

async function getInvitation(parts: Parts, { origin, token }: Request<Viewer | undefined>) {
  await enforceRateLimit(parts, 'group-invitation', countedAddress(origin.ip));
  const invitation = await findInvitation(parts.database, token);
  if (invitation === undefined || invitation.isBanned) throw callError('invitationNotFound');
  return invitation;
}

function requireOpen(invitation: InvitationFacts, now: Date) {
  const state = invitationState(invitation, now);
  if (state !== 'open') throw callError(invitationRefusals[state]);
}

async function isMemberOf(database: Queryable, viewer: Viewer | undefined, groupId: number) {
  const standings = await loadGroupStandings(database, viewer, [groupId]);
  return isGroupMember(standings(groupId));
}

/** Guests see the name of the group and its owner, nothing else. */
export async function viewInvitation(parts: Parts, request: Request<Viewer | undefined>) {
  const invitation = await getInvitation(parts, request);
  const { groupId, name, owner } = invitation;
  if (await isMemberOf(parts.database, request.viewer, groupId)) return { name, owner, gid: groupId };
  requireOpen(invitation, parts.clock());
  return { name, owner, gid: null };
}

export async function acceptInvitation(parts: Parts, request: Request<Viewer>): Promise<{ gid: number }> {
  const { database, clock } = parts;
  const { viewer } = request;
  const { id, groupId, name } = await getInvitation(parts, request);
  return inTransaction(database, async (transaction) => {
    if (!(await lockGroup(transaction, groupId))) throw callError('invitationNotFound');
    if (await isMemberOf(transaction, viewer, groupId)) return { gid: groupId };
    const invitation = await lockInvitation(transaction, id);
    if (invitation === undefined) throw callError('invitationNotFound');
    const now = clock();
    requireOpen(invitation, now);
    await countUse(transaction, id);
    await upsertMembers(transaction, groupId, { userIds: [viewer.id], standing: 'member', now });
    const notice = writeWelcomeNotice({ id: groupId, name });
    await sendPersonalNotice(transaction, { recipientIds: [viewer.id], ...notice, now });
    await publishMembersChanged(transaction, groupId, [viewer.id]);
    return { gid: groupId };
  });
}
