/** Joining and leaving a group, and changes of the roles of its members. */
import { groupLimits, type GroupAccess } from '@touchstone/contract/group-limits';
import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';
import { isGroupAdmin, isGroupMember, isGroupRoot } from '../group-standing.ts';
import type { GroupActor } from './group-actions.ts';
import { isLengthBetween } from './group-form.ts';

const rankOf = (standing: GroupStanding) => groupStandings.indexOf(standing);

export type JoinRefusal =
  | 'groupNotFound'
  | 'groupAlreadyApplied'
  | 'groupAlreadyMember'
  | 'groupCodeWrong'
  | 'groupReasonLength';

export type JoinDecision = { readonly standing: 'member' | 'applying' } | { readonly refusal: JoinRefusal };

interface JoinedGroup {
  readonly access: GroupAccess;
  readonly code: string | null;
  readonly isVisible: boolean;
  readonly isBanned: boolean;
}

/** A refused applicant may apply again. Strangers do not learn that a hidden group exists. */
export function decideJoin(
  group: JoinedGroup,
  { isSuperAdmin, standing }: Pick<GroupActor, 'isSuperAdmin' | 'standing'>,
  application: { readonly code: string | undefined; readonly reason: string | undefined },
): JoinDecision {
  if (isGroupMember(standing)) return { refusal: 'groupAlreadyMember' };
  if (!isSuperAdmin && (group.isBanned || !group.isVisible)) return { refusal: 'groupNotFound' };
  if (standing === 'applying') return { refusal: 'groupAlreadyApplied' };
  if (group.access === 'public') return { standing: 'member' };
  if (group.access === 'private' && application.code !== group.code) return { refusal: 'groupCodeWrong' };
  const { reasonMinimum, reasonMaximum } = groupLimits;
  return isLengthBetween(application.reason ?? '', reasonMinimum, reasonMaximum)
    ? { standing: 'applying' }
    : { refusal: 'groupReasonLength' };
}

export interface TargetMember {
  readonly standing: GroupStanding;
  readonly isOwner: boolean;
  /** No other root remains without this one. */
  readonly isLastRoot: boolean;
}

/** The owner and super administrators set any role; others only roles below their own, on members below themselves. */
const outranks = (actor: GroupActor, standing: GroupStanding) =>
  actor.isSuperAdmin || actor.isOwner || rankOf(actor.standing) > rankOf(standing);

const mayAdminister = (actor: GroupActor) => actor.isSuperAdmin || isGroupAdmin(actor.standing);

export type RoleChangeRefusal =
  | 'groupAdminsOnly'
  | 'groupOwnerProtected'
  | 'groupMemberGone'
  | 'groupMemberAuth'
  | 'groupMemberDemotion'
  | 'groupRoleTooHigh'
  | 'groupLastRoot';

const assignable: readonly GroupStanding[] = ['refused', 'member', 'admin', 'root'];

/** Also accepts and refuses applications. */
export function refuseRoleChange(
  actor: GroupActor,
  target: TargetMember,
  wanted: GroupStanding | undefined,
): RoleChangeRefusal | undefined {
  if (!mayAdminister(actor)) return 'groupAdminsOnly';
  if (target.isOwner) return 'groupOwnerProtected';
  if (target.standing === 'none') return 'groupMemberGone';
  const isDemotion = isGroupMember(target.standing) && wanted !== undefined && !isGroupMember(wanted);
  if (isDemotion && wanted !== 'none') return 'groupMemberDemotion';
  if (wanted === undefined || !assignable.includes(wanted)) return 'groupMemberAuth';
  if (!outranks(actor, target.standing) || !outranks(actor, wanted)) return 'groupRoleTooHigh';
  return target.isLastRoot && !isGroupRoot(wanted) ? 'groupLastRoot' : undefined;
}

export type RemovalRefusal =
  | 'groupMemberSelf'
  | 'groupOwnerProtected'
  | 'groupAdminsOnly'
  | 'groupMemberGone'
  | 'groupRemovalTooHigh'
  | 'groupLastRoot';

/** Also deletes applications. */
export function refuseRemoval(
  actor: GroupActor,
  target: TargetMember & { readonly isSelf: boolean },
): RemovalRefusal | undefined {
  if (target.isSelf) return 'groupMemberSelf';
  if (!mayAdminister(actor)) return 'groupAdminsOnly';
  if (target.isOwner) return 'groupOwnerProtected';
  if (target.standing === 'none') return 'groupMemberGone';
  if (!outranks(actor, target.standing)) return 'groupRemovalTooHigh';
  return target.isLastRoot ? 'groupLastRoot' : undefined;
}

/** An applicant withdraws the application. */
export function refuseExit({
  standing,
  isOwner,
  isLastRoot,
}: TargetMember): 'groupOwnerLeaves' | 'groupNotMember' | 'groupLastRoot' | undefined {
  if (isOwner) return 'groupOwnerLeaves';
  if (standing === 'none') return 'groupNotMember';
  return isLastRoot ? 'groupLastRoot' : undefined;
}

/** Only a member can become the owner. */
export const refuseTransfer = (target: TargetMember): 'groupMemberGone' | undefined =>
  isGroupMember(target.standing) ? undefined : 'groupMemberGone';
