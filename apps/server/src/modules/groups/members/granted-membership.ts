/** Memberships that an identity provider gives and takes away. Both run in the caller's transaction. */
import type { Queryable } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { sendPersonalNotice } from '../../notices/index.ts';
import { writeRemovalNotice, writeWelcomeNotice } from '../group-notices.ts';
import { findGroupName, lockGroup } from '../groups.repository.ts';
import { loadGroupStandings } from '../load-group-standings.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { deleteMember, upsertMembers } from './members.repository.ts';

interface Membership {
  groupId: number;
  userId: string;
  now: Date;
}

async function lockWithStanding(transaction: Queryable, { groupId, userId }: Membership) {
  if (!(await lockGroup(transaction, groupId))) return undefined;
  const standings = await loadGroupStandings(transaction, { id: userId }, [groupId]);
  return standings(groupId) ?? 'none';
}

/** Returns false if the group does not exist, or if the user is a member already: such a membership is not the provider's. */
export async function grantMembership(transaction: Queryable, membership: Membership): Promise<boolean> {
  const { groupId, userId, now } = membership;
  const standing = await lockWithStanding(transaction, membership);
  if (standing === undefined || isGroupMember(standing)) return false;
  await upsertMembers(transaction, groupId, { userIds: [userId], standing: 'member', now });
  const notice = writeWelcomeNotice({ id: groupId, name: await findGroupName(transaction, groupId) });
  await sendPersonalNotice(transaction, { recipientIds: [userId], ...notice, now });
  await publishMembersChanged(transaction, groupId, [userId]);
  return true;
}

/** An administrator or owner of the group stays. */
export async function withdrawMembership(transaction: Queryable, membership: Membership) {
  const { groupId, userId, now } = membership;
  if ((await lockWithStanding(transaction, membership)) !== 'member') return;
  await deleteMember(transaction, groupId, userId);
  const notice = writeRemovalNotice({ id: groupId, name: await findGroupName(transaction, groupId) });
  await sendPersonalNotice(transaction, { recipientIds: [userId], ...notice, now });
  await publishMembersChanged(transaction, groupId, [userId]);
}
