/** What the viewer may do with a member. The rules are those of the server. Pure. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import { refuseGroupAction, type GroupActor } from '@touchstone/rules/groups/group-actions';
import { refuseRemoval, refuseRoleChange } from '@touchstone/rules/groups/membership';

export interface ListedMember {
  uid: string;
  standing: GroupStanding;
  isOwner: boolean;
}

export const roles = ['member', 'admin', 'root'] as const satisfies readonly GroupStanding[];
export type GroupRole = (typeof roles)[number];

/** The server knows whether another root remains, and refuses otherwise. */
const isLastRoot = false;

/** The roles that the viewer may give, with the present one. Empty if the role is not the viewer's to change. */
export function listAssignableRoles(
  actor: GroupActor,
  member: ListedMember,
  viewerId: string | undefined,
): GroupRole[] {
  if (member.uid === viewerId) return [];
  const target = { standing: member.standing, isOwner: member.isOwner, isLastRoot };
  const allowed = roles.filter((role) => refuseRoleChange(actor, target, role) === undefined);
  return allowed.some((role) => role !== member.standing) ? allowed : [];
}

export const canRemove = (actor: GroupActor, member: ListedMember, viewerId: string | undefined): boolean =>
  refuseRemoval(actor, {
    standing: member.standing,
    isOwner: member.isOwner,
    isLastRoot,
    isSelf: member.uid === viewerId,
  }) === undefined;

export const canBecomeOwner = (actor: GroupActor, member: ListedMember): boolean =>
  !member.isOwner && refuseGroupAction(actor, 'transfer') === undefined;
