/** What an administrator may do with a problem. Decided on the stored author, never on what the caller says. */
import type { Role } from '@touchstone/contract/roles';
import { isAnyAdmin, isProblemAdmin, isSuperAdmin } from './permissions.ts';

interface Administrator {
  readonly id: string;
  readonly role: Role;
}

export interface ProblemRights {
  canEdit: boolean;
  /** Plain administrators prepare problems; showing them to everybody is for those who answer for the bank. */
  canPublish: boolean;
  canDelete: boolean;
  /** What was submitted in contests: their boards are not the author's. */
  canRejudgeContests: boolean;
}

export function decideProblemRights({ id, role }: Administrator, authorId: string | null): ProblemRights {
  const canEdit = isSuperAdmin(role) || (isAnyAdmin(role) && id === authorId);
  const canPublish = canEdit && isProblemAdmin(role);
  return { canEdit, canPublish, canDelete: canPublish, canRejudgeContests: isSuperAdmin(role) };
}
