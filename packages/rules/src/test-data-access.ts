import type { Role } from '@touchstone/contract/roles';
import { isSuperAdmin } from './permissions.ts';

/** Problem administrators and the author. Test data of group problems is managed inside the group. */
export function canDownloadTestData(
  { id, role }: { readonly id: string; readonly role: Role },
  { authorId, groupId }: { readonly authorId: string | null; readonly groupId: number | null },
): boolean {
  if (isSuperAdmin(role) || (authorId !== null && id === authorId)) return true;
  return groupId === null && role === 'problem_admin';
}
