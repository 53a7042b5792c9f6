import type { Role } from '@touchstone/contract/roles';

const mutedRoles: Readonly<Record<Role, Role | undefined>> = {
  root: undefined,
  admin: undefined,
  problem_admin: undefined,
  default_user: 'mute_user',
  no_discuss_user: 'mute_user',
  mute_user: 'mute_user',
  no_subimit_user: 'no_submit_mute_user',
  no_submit_no_discuss_user: 'no_submit_mute_user',
  no_submit_mute_user: 'no_submit_mute_user',
};

/** The role of a user after muting. Undefined: administrators are not muted, another role must be given to them first. */
export const mutedRole = (role: Role): Role | undefined => mutedRoles[role];
