/** Who may do what in a group. */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import { isGroupAdmin, isGroupMember, isGroupRoot } from '../group-standing.ts';

export interface GroupActor {
  /** Of the site: passes every check. */
  readonly isSuperAdmin: boolean;
  readonly isOwner: boolean;
  readonly standing: GroupStanding;
}

/** What each action needs. */
const requirements = {
  /** Members, announcements, problems, trainings, contests, submissions, rank. */
  seeContent: 'member',
  /** Hidden content, applications, invitations. */
  seeAdministration: 'admin',
  announce: 'admin',
  invite: 'admin',
  uploadFiles: 'admin',
  createContent: 'admin',
  changeSettings: 'root',
  importMembers: 'root',
  copy: 'root',
  disband: 'owner',
  transfer: 'owner',
} as const satisfies Record<string, keyof typeof refusals>;

export type GroupAction = keyof typeof requirements;
export const groupActions = Object.keys(requirements) as GroupAction[];

const refusals = {
  member: 'groupMembersOnly',
  admin: 'groupAdminsOnly',
  root: 'groupRootsOnly',
  owner: 'groupOwnerOnly',
} as const;

export type GroupRefusal = (typeof refusals)[keyof typeof refusals];

const fulfils = (requirement: keyof typeof refusals, { isOwner, standing }: GroupActor): boolean => {
  switch (requirement) {
    case 'member':
      return isGroupMember(standing);
    case 'admin':
      return isGroupAdmin(standing);
    case 'root':
      return isGroupRoot(standing);
    case 'owner':
      return isOwner;
    default:
      return requirement satisfies never;
  }
};

/** Returns the error code, or undefined if the action is allowed. */
export function refuseGroupAction(actor: GroupActor, action: GroupAction): GroupRefusal | undefined {
  const requirement = requirements[action];
  return actor.isSuperAdmin || fulfils(requirement, actor) ? undefined : refusals[requirement];
}

/** The author of an announcement, a problem, a training or a contest, while a member of the group; and roots. */
export const canChangeGroupItem = (
  actor: GroupActor,
  { isAuthor }: { readonly isAuthor: boolean },
): boolean =>
  actor.isSuperAdmin || isGroupRoot(actor.standing) || (isAuthor && isGroupMember(actor.standing));

/** A banned group exists for super administrators only; a hidden one for its members. */
export function refuseGroupView(
  { isBanned, isVisible }: { readonly isBanned: boolean; readonly isVisible: boolean },
  actor: GroupActor,
): 'groupNotFound' | 'groupHidden' | undefined {
  if (actor.isSuperAdmin) return undefined;
  if (isBanned) return 'groupNotFound';
  return isVisible || isGroupMember(actor.standing) ? undefined : 'groupHidden';
}
