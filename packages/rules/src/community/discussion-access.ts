/**
 * Who may read a discussion and do what with it. The rule uses the stored discussion and the viewer's standing in its group, never
 * the request. Every refusal is the code of an error.
 */
import type { AuthorBadge, DiscussionKind } from '@touchstone/contract/discussion-limits';
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupAdmin, isGroupMember } from '../group-standing.ts';
import { hasPermission, isAnyAdmin, isSuperAdmin } from '../permissions.ts';
import { decideSolutionLock, type SolutionFacts } from './solution-access.ts';

export type DiscussionViewer = { readonly id: string; readonly role: Role } | undefined;

export interface DiscussionSwitches {
  readonly openPublicDiscussion: boolean;
  readonly openGroupDiscussion: boolean;
}

export interface DiscussionFacts {
  readonly kind: DiscussionKind;
  readonly authorId: string;
  readonly isDisabled: boolean;
  /** Who deleted it; undefined while it is not deleted, null if that account is gone. */
  readonly deletedBy: string | null | undefined;
  /** The viewer's standing in the group of the discussion; null outside groups. */
  readonly groupStanding: GroupStanding | null;
  /** Of solutions. */
  readonly solution?: SolutionFacts | undefined;
}

const isSiteAdmin = (viewer: DiscussionViewer) => viewer !== undefined && isAnyAdmin(viewer.role);

/** In a group its administrators, outside all administrators of the site. */
export const canModerate = (viewer: DiscussionViewer, { groupStanding }: DiscussionFacts): boolean => {
  if (viewer === undefined) return false;
  if (isSuperAdmin(viewer.role)) return true;
  return groupStanding === null ? isAnyAdmin(viewer.role) : isGroupAdmin(groupStanding);
};

/** An author who has left the group, or was removed, is no longer one of its authors. */
const isAuthor = (viewer: DiscussionViewer, { authorId, groupStanding }: DiscussionFacts): boolean =>
  viewer?.id === authorId && (groupStanding === null || isGroupMember(groupStanding));

export const canRestore = (viewer: DiscussionViewer, facts: DiscussionFacts): boolean =>
  facts.deletedBy !== undefined &&
  (canModerate(viewer, facts) || (isAuthor(viewer, facts) && facts.deletedBy === facts.authorId));

const lockRefusals = {
  login: 'solutionLockedLogin',
  unsolved: 'solutionLockedUnsolved',
  contest: 'solutionLockedContest',
} as const;

export type ReadingRefusal =
  | 'discussionNotFound'
  | 'discussionGroupLogin'
  | 'groupMembersOnly'
  | 'discussionDisabled'
  | 'publicDiscussionClosed'
  | 'groupDiscussionClosed'
  | (typeof lockRefusals)[keyof typeof lockRefusals];

/**
 * Administrators of the site read all discussions, also of groups and while the switches are off: they handle the reports.
 */
export function refuseReading(
  viewer: DiscussionViewer,
  facts: DiscussionFacts,
  switches: DiscussionSwitches,
): ReadingRefusal | undefined {
  if (facts.deletedBy !== undefined && !isSiteAdmin(viewer) && !canRestore(viewer, facts))
    return 'discussionNotFound';
  if (isSiteAdmin(viewer)) return undefined;
  const { groupStanding } = facts;
  if (groupStanding !== null) {
    if (viewer === undefined) return 'discussionGroupLogin';
    if (!switches.openGroupDiscussion) return 'groupDiscussionClosed';
    if (!isGroupMember(groupStanding)) return 'groupMembersOnly';
  } else if (!switches.openPublicDiscussion) return 'publicDiscussionClosed';
  if (facts.isDisabled && !canModerate(viewer, facts) && !isAuthor(viewer, facts))
    return 'discussionDisabled';
  return refuseSolution(viewer, facts);
}

function refuseSolution(viewer: DiscussionViewer, facts: DiscussionFacts): ReadingRefusal | undefined {
  if (facts.kind !== 'solution' || isAuthor(viewer, facts) || canModerate(viewer, facts)) return undefined;
  // A solution whose problem was deleted, or is hidden from the viewer, is hidden with it.
  if (facts.solution === undefined || !facts.solution.isProblemVisible) return 'discussionNotFound';
  const lock = decideSolutionLock(viewer, facts.solution);
  return lock === undefined ? undefined : lockRefusals[lock];
}

export const discussionActions = [
  'edit',
  'delete',
  'pin',
  'disable',
  'markOfficial',
  'report',
  'like',
] as const;
export type DiscussionAction = (typeof discussionActions)[number];

export type ActionRefusal = 'discussionForbidden' | 'discussionAdminsOnly' | 'speakingMuted' | 'notASolution';

/** For viewers who may read the discussion. */
export function refuseDiscussionAction(
  viewer: NonNullable<DiscussionViewer>,
  facts: DiscussionFacts,
  action: DiscussionAction,
): ActionRefusal | undefined {
  const isModerator = canModerate(viewer, facts);
  switch (action) {
    case 'edit':
      return refuseEdit(viewer, facts);
    case 'delete':
      return isModerator || isAuthor(viewer, facts) ? undefined : 'discussionForbidden';
    case 'pin':
    case 'disable':
      return isModerator ? undefined : 'discussionAdminsOnly';
    case 'markOfficial':
      if (facts.kind !== 'solution') return 'notASolution';
      return isModerator || facts.solution?.isProblemAuthor === true ? undefined : 'discussionAdminsOnly';
    case 'like':
    case 'report':
      return undefined;
    default:
      return action satisfies never;
  }
}

/** A muted user must not speak through an old discussion. Administrators moderate, but change no words of others. */
function refuseEdit(
  viewer: NonNullable<DiscussionViewer>,
  facts: DiscussionFacts,
): ActionRefusal | undefined {
  const isOfGroupAdmin = facts.groupStanding !== null && isGroupAdmin(facts.groupStanding);
  if (!isAuthor(viewer, facts) && !isSuperAdmin(viewer.role) && !isOfGroupAdmin) return 'discussionForbidden';
  return hasPermission(viewer.role, 'comment_add') ? undefined : 'speakingMuted';
}

/** Whether the role may start discussions. */
export function refuseStarting(role: Role): 'speakingMuted' | 'discussionRestricted' | undefined {
  if (hasPermission(role, 'discussion_add')) return undefined;
  return hasPermission(role, 'comment_add') ? 'discussionRestricted' : 'speakingMuted';
}

/** Whether the role may comment and reply. */
export const refuseCommenting = (role: Role): 'speakingMuted' | undefined =>
  hasPermission(role, 'comment_add') ? undefined : 'speakingMuted';

/** What an author is: of the site, or of the group of the discussion, where its roots lead. Null outside groups. */
export function badgeOf(role: Role, standing: GroupStanding | null): AuthorBadge | null {
  if (isSuperAdmin(role)) return 'siteRoot';
  if (standing === 'root') return 'groupRoot';
  if (isAnyAdmin(role)) return 'siteAdmin';
  return standing === 'admin' ? 'groupAdmin' : null;
}

/** The badge as existing clients know it. */
export const plainBadges: Readonly<Record<AuthorBadge, 'root' | 'admin'>> = {
  siteRoot: 'root',
  groupRoot: 'root',
  siteAdmin: 'admin',
  groupAdmin: 'admin',
};
