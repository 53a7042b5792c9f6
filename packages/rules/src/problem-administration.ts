/** What an administrator may do with a problem. The rule uses the stored author, never the request. */
import type { Role } from '@touchstone/contract/roles';
import { isAnyAdmin, isProblemAdmin, isSuperAdmin } from './permissions.ts';

interface Administrator {
  readonly id: string;
  readonly role: Role;
}

export interface ProblemRights {
  canEdit: boolean;
  /** Plain administrators prepare problems; only problem administrators publish them. */
  canPublish: boolean;
  canDelete: boolean;
  /** Contest submissions: the author of a problem does not own the scoreboards. */
  canRejudgeContests: boolean;
}

export function decideProblemRights({ id, role }: Administrator, authorId: string | null): ProblemRights {
  const canEdit = isSuperAdmin(role) || (isAnyAdmin(role) && id === authorId);
  const canPublish = canEdit && isProblemAdmin(role);
  return { canEdit, canPublish, canDelete: canPublish, canRejudgeContests: isSuperAdmin(role) };
}
