/**
 * Who may see a problem. The rule uses the stored problem and the viewer's standing in its group, never the request. A
 * problem that is not known to be visible is hidden.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupMember, isGroupRoot } from './group-standing.ts';
import { isAnyAdmin, isSuperAdmin } from './permissions.ts';

export interface ProblemFacts {
  readonly visibility: 'public' | 'private' | 'contest';
  readonly authorId: string | null;
  /** The viewer's standing in the group of the problem; null for a problem outside groups. */
  readonly groupStanding: GroupStanding | null;
}

export type ProblemViewer = { readonly id: string; readonly role: Role } | undefined;

export type ProblemAccess =
  | 'visible'
  /** Private, or shown only inside its contest. */
  | 'not-public'
  /** Belongs to a group that the viewer has not joined. */
  | 'group-only';

export function decideProblemAccess(viewer: ProblemViewer, problem: ProblemFacts): ProblemAccess {
  if (viewer !== undefined && isSuperAdmin(viewer.role)) return 'visible';
  const { groupStanding } = problem;
  // Only members see the problems of a group; site administrators and former members do not.
  if (groupStanding !== null && (viewer === undefined || !isGroupMember(groupStanding))) return 'group-only';
  if (problem.visibility === 'public') return 'visible';
  return canManage(viewer, problem) ? 'visible' : 'not-public';
}

/** Authors and administrators see a problem before it is public; in a group its roots do. */
function canManage(viewer: ProblemViewer, { authorId, groupStanding }: ProblemFacts): boolean {
  if (viewer === undefined) return false;
  if (viewer.id === authorId) return true;
  return groupStanding === null ? isAnyAdmin(viewer.role) : isGroupRoot(groupStanding);
}

export type SubmitAccess =
  | 'open'
  /** Private, or open only inside its contest. Users who can already see it cannot submit earlier. */
  | 'closed'
  /** Open inside its group only. */
  | 'group-only'
  /** Does not belong to the group of the context. */
  | 'not-of-group';

/** Whether a problem takes submissions outside contests, in the public set (`contextGroupId` null) or in a group. */
export function decideSubmitAccess(
  problem: {
    readonly visibility: ProblemFacts['visibility'];
    readonly groupId: number | null;
  },
  contextGroupId: number | null,
): SubmitAccess {
  // A member of one group must not learn about the problems of another.
  if (contextGroupId !== null && problem.groupId !== contextGroupId) return 'not-of-group';
  if (problem.visibility !== 'public') return 'closed';
  return problem.groupId === contextGroupId ? 'open' : 'group-only';
}
