import type { Role } from '@touchstone/contract/roles';
import { isSuperAdmin } from './permissions.ts';

/** Whoever answers for the bank of problems, and whoever wrote this one. Those of groups are looked after inside their groups. */
export function canDownloadTestData(
  { id, role }: { readonly id: string; readonly role: Role },
  { authorId, groupId }: { readonly authorId: string | null; readonly groupId: number | null },
): boolean {
  if (isSuperAdmin(role) || (authorId !== null && id === authorId)) return true;
  return groupId === null && role === 'problem_admin';
}
