/**
 * What an administrator of the site or of a group may do with a problem. The rule uses the stored author and the viewer's
 * standing in the group of the problem, never the request.
 */
import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupRoot } from './group-standing.ts';
import { canChangeGroupItem } from './groups/group-actions.ts';
import { isAnyAdmin, isProblemAdmin, isSuperAdmin } from './permissions.ts';

interface Administrator {
  readonly id: string;
  readonly role: Role;
}

export interface ProblemRights {
  /** Root, problem administrators, and the author while an administrator. */
  canEdit: boolean;
  /** Plain administrators prepare problems; only problem administrators publish them. */
  canPublish: boolean;
  canDelete: boolean;
  canNameCoAuthors: boolean;
  /** Contest submissions: the author of a problem does not own the scoreboards. */
  canRejudgeContests: boolean;
}

export type ProblemChange =
  | { readonly kind: 'visibility'; readonly to: ProblemVisibility }
  | { readonly kind: 'delete' | 'archive' | 'restore' | 'content' };

type ProblemVisibility = 'public' | 'private' | 'contest';

export interface ChangedProblem {
  readonly visibility: ProblemVisibility;
  /** The visibility to restore; null for a problem that is not archived. */
  readonly archivedVisibility: ProblemVisibility | null;
  /** Whether a contest or training contains the problem. */
  readonly isUsed: boolean;
}

export type ProblemChangeRefusal =
  | 'not-yours'
  | 'publish-forbidden'
  | 'delete-forbidden'
  /** Its results belong to a contest. The problem can be archived instead. */
  | 'in-use'
  /** An archived problem stays private until it is restored. */
  | 'archived';

export function refuseProblemChange(
  { canEdit, canPublish, canDelete }: ProblemRights,
  { visibility, archivedVisibility, isUsed }: ChangedProblem,
  change: ProblemChange,
): ProblemChangeRefusal | undefined {
  if (!canEdit) return 'not-yours';
  switch (change.kind) {
    case 'visibility':
      if (change.to === visibility) return undefined;
      if (archivedVisibility !== null) return 'archived';
      return change.to === 'public' && !canPublish ? 'publish-forbidden' : undefined;
    case 'delete':
      if (!canDelete) return 'delete-forbidden';
      return isUsed ? 'in-use' : undefined;
    case 'restore':
      return archivedVisibility === 'public' && !canPublish ? 'publish-forbidden' : undefined;
    case 'archive':
    case 'content':
      return undefined;
    default:
      return change satisfies never;
  }
}

/** Co-authors are administrators whom the author lets edit the problem; they cannot name other co-authors. */
export function decideProblemRights(
  { id, role }: Administrator,
  authorId: string | null,
  coAuthorIds: readonly string[],
): ProblemRights {
  const canPublish = isProblemAdmin(role);
  const isAuthor = isAnyAdmin(role) && id === authorId;
  const canEdit = canPublish || isAuthor || (isAnyAdmin(role) && coAuthorIds.includes(id));
  return {
    canEdit,
    canPublish,
    canDelete: canPublish,
    canNameCoAuthors: canPublish || isAuthor,
    canRejudgeContests: isSuperAdmin(role),
  };
}

/** Inside a group: its roots, and the author while a member. Administrators of the site have no rights there. */
export function decideGroupProblemRights(
  { id, role }: Administrator,
  authorId: string | null,
  standing: GroupStanding,
): ProblemRights {
  const actor = { isSuperAdmin: isSuperAdmin(role), isOwner: false, standing };
  const canEdit = canChangeGroupItem(actor, { isAuthor: id === authorId });
  return {
    canEdit,
    canPublish: canEdit,
    canDelete: canEdit,
    // Co-authors are administrators of the site.
    canNameCoAuthors: false,
    canRejudgeContests: actor.isSuperAdmin || isGroupRoot(standing),
  };
}
