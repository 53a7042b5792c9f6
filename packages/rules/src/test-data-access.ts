import type { GroupStanding } from '@touchstone/contract/group-standings';
import type { Role } from '@touchstone/contract/roles';
import { isGroupAdmin } from './group-standing.ts';
import { isAnyAdmin, isSuperAdmin } from './permissions.ts';
import { decideGroupProblemRights } from './problem-administration.ts';

interface Person {
  readonly id: string;
  readonly role: Role;
}

/** Problem administrators and the author; inside a group, its roots and the author while a member. */
export function canDownloadTestData(
  viewer: Person,
  {
    authorId,
    groupStanding,
  }: { readonly authorId: string | null; readonly groupStanding: GroupStanding | null },
): boolean {
  if (groupStanding !== null) return decideGroupProblemRights(viewer, authorId, groupStanding).canEdit;
  if (isSuperAdmin(viewer.role) || (authorId !== null && viewer.id === authorId)) return true;
  return viewer.role === 'problem_admin';
}

/** Test data and checkers for a problem that may not exist yet. `groupStanding` is null outside groups. */
export const canPrepareTestData = (
  { role }: Pick<Person, 'role'>,
  groupStanding: GroupStanding | null,
): boolean => isAnyAdmin(role) || isGroupAdmin(groupStanding);
