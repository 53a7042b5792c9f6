/** Permissions by role. Permissions on a single object are decided in the file of that object. */
import {
  adminRoles,
  problemAdminRoles,
  roleCodes,
  type Permission,
  type Role,
  type RoleCode,
} from '@touchstone/contract/roles';

const everyone: readonly Permission[] = ['discussion_del', 'discussion_edit'];
const speaking: readonly Permission[] = ['comment_add', 'reply_add'];
const ordinary: readonly Permission[] = [
  ...everyone,
  ...speaking,
  'submit',
  'discussion_add',
  'group_add',
  'group_del',
];
const administering: readonly Permission[] = [...ordinary, 'problem_admin', 'contest_admin'];

const permissionsOfRole: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  root: new Set([...administering, 'rejudge', 'announcement_admin', 'user_admin', 'system_info_admin']),
  admin: new Set(administering),
  problem_admin: new Set(administering),
  default_user: new Set(ordinary),
  no_subimit_user: new Set([...everyone, ...speaking, 'discussion_add']),
  no_discuss_user: new Set([...everyone, ...speaking, 'submit']),
  mute_user: new Set([...everyone, 'submit']),
  no_submit_no_discuss_user: new Set([...everyone, ...speaking]),
  no_submit_mute_user: new Set(everyone),
};

const allPermissions: readonly Permission[] = [...permissionsOfRole.root].toReversed();

const roleOfCode = new Map(Object.entries(roleCodes).map(([role, code]) => [code, role as Role]));

/** An unknown code gets the role with the fewest permissions. */
export const roleFromCode = (code: RoleCode): Role => roleOfCode.get(code) ?? 'no_submit_mute_user';

export const hasPermission = (role: Role, permission: Permission) => permissionsOfRole[role].has(permission);
/** The permissions of a role, the most far-reaching first. */
export const listPermissions = (role: Role): Permission[] =>
  allPermissions.filter((permission) => permissionsOfRole[role].has(permission));
export const isAnyAdmin = (role: Role) => includes(adminRoles, role);
export const isProblemAdmin = (role: Role) => includes(problemAdminRoles, role);
export const isSuperAdmin = (role: Role) => role === 'root';

const includes = (roles: readonly Role[], role: Role) => roles.includes(role);
