/** Role checks of an account, by the role names on the wire. The rules package decides each of them. */
import { roleCodes, type Role } from '@touchstone/contract/roles';
import { isContestAdmin } from '@touchstone/rules/contests/contest-access';
import { hasPermission, isAnyAdmin, isProblemAdmin, isSuperAdmin } from '@touchstone/rules/permissions';

const isRole = (name: string): name is Role => Object.hasOwn(roleCodes, name);

const hasRole = (names: readonly string[], isFitting: (role: Role) => boolean): boolean =>
  names.some((name) => isRole(name) && isFitting(name));

export const isAdminRole = (names: readonly string[]): boolean => hasRole(names, isAnyAdmin);
export const isProblemAdminRole = (names: readonly string[]): boolean => hasRole(names, isProblemAdmin);
export const isSuperAdminRole = (names: readonly string[]): boolean => hasRole(names, isSuperAdmin);
export const maySubmit = (names: readonly string[]): boolean =>
  hasRole(names, (role) => hasPermission(role, 'submit'));

/** `contest.uid` is the owner of the contest. */
export function isAdminOfContest(
  user: { readonly uid: string; readonly roleList: readonly string[] } | undefined,
  contest: { readonly uid: string | null },
): boolean {
  if (user === undefined) return false;
  const role = isSuperAdminRole(user.roleList) ? 'root' : 'default_user';
  return isContestAdmin({ id: user.uid, role }, { ownerId: contest.uid, groupStanding: null });
}
