/**
 * Role names on the wire, with the numeric codes that administrators set. Two are misspelled, because existing clients
 * expect that.
 */
export const roleCodes = {
  root: 1000,
  admin: 1001,
  default_user: 1002,
  no_subimit_user: 1003,
  no_discuss_user: 1004,
  mute_user: 1005,
  no_submit_no_discuss_user: 1006,
  no_submit_mute_user: 1007,
  problem_admin: 1008,
} as const;

export type Role = keyof typeof roleCodes;
export type RoleCode = (typeof roleCodes)[Role];

/** Roles with access to the admin area. */
export const adminRoles = ['root', 'admin', 'problem_admin'] as const satisfies readonly Role[];
/** Roles that manage the problem bank: they publish problems, edit tags and decide on applications of groups. */
export const problemAdminRoles = ['root', 'problem_admin'] as const satisfies readonly Role[];

export type Permission =
  | 'problem_admin'
  | 'submit'
  | 'contest_admin'
  | 'rejudge'
  | 'announcement_admin'
  | 'user_admin'
  | 'system_info_admin'
  | 'discussion_add'
  | 'discussion_del'
  | 'discussion_edit'
  | 'comment_add'
  | 'reply_add'
  | 'group_add'
  | 'group_del';
