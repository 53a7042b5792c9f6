/**
 * Who sees a problem. Decided on the stored problem and on what the viewer is in its group; never on what the caller says.
 * What is not known to be open is closed.
 */
import type { Role } from '@touchstone/contract/roles';
import { isAnyAdmin, isSuperAdmin } from './permissions.ts';

export interface ProblemFacts {
  readonly visibility: 'public' | 'private' | 'contest';
  readonly authorId: string | null;
  /** The group that the problem belongs to, and what the viewer is there. */
  readonly group: { readonly isViewerMember: boolean } | null;
}

export type ProblemViewer = { readonly id: string; readonly role: Role } | undefined;

export type ProblemAccess =
  | 'visible'
  /** Private, or shown only inside its contest. */
  | 'not-public'
  /** Belongs to a group that the viewer is not in. */
  | 'group-only';

export function decideProblemAccess(viewer: ProblemViewer, problem: ProblemFacts): ProblemAccess {
  if (viewer !== undefined && isSuperAdmin(viewer.role)) return 'visible';
  // A group's problems are the group's business: administrators of the site and authors who left are outside.
  if (problem.group !== null && !(viewer !== undefined && problem.group.isViewerMember)) return 'group-only';
  if (problem.visibility === 'public') return 'visible';
  return canManage(viewer, problem) ? 'visible' : 'not-public';
}

/** Who wrote a problem, and who administers problems, sees it before everybody does. */
function canManage(viewer: ProblemViewer, { authorId, group }: ProblemFacts): boolean {
  if (viewer === undefined) return false;
  return viewer.id === authorId || (group === null && isAnyAdmin(viewer.role));
}

export type SubmitAccess =
  | 'open'
  /** Private, or submitted to only inside its contest; whoever may see it earlier does not submit earlier. */
  | 'closed'
  /** Submitted to inside its group. */
  | 'group-only'
  /** Judged by another site. */
  | 'remote';

/** Whether something can be submitted to a problem outside contests and groups. It is the same for everybody. */
export function decideSubmitAccess(problem: {
  readonly visibility: ProblemFacts['visibility'];
  readonly isOfGroup: boolean;
  readonly isRemote: boolean;
}): SubmitAccess {
  if (problem.visibility !== 'public') return 'closed';
  if (problem.isOfGroup) return 'group-only';
  return problem.isRemote ? 'remote' : 'open';
}
