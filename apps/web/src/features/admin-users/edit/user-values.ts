import { accountLimits } from '@touchstone/contract/account-limits';
import { roleCodes } from '@touchstone/contract/roles';
import type { UserEdit } from '../api/edit-user.ts';
import type { User } from '../../../lib/admin-api/list-users.ts';

/** The values of the fields. */
export interface UserValues {
  username: string;
  nickname: string;
  realname: string;
  email: string;
  school: string;
  number: string;
  cfUsername: string;
  github: string;
  blog: string;
  gender: User['gender'];
  /** The role code as text, for Mantine's select. */
  role: string;
  isBanned: boolean;
  titleName: string;
  titleColor: string;
  hasNewPassword: boolean;
  password: string;
}

export const toValues = (user: User): UserValues => ({
  username: user.username,
  nickname: user.nickname ?? '',
  realname: user.realname ?? '',
  email: user.email ?? '',
  school: user.school ?? '',
  number: user.number ?? '',
  cfUsername: user.cfUsername ?? '',
  github: user.github ?? '',
  blog: user.blog ?? '',
  gender: user.gender,
  role: String(user.roles[0]?.id ?? roleCodes.default_user),
  isBanned: user.status === 1,
  titleName: user.titleName ?? '',
  titleColor: user.titleColor ?? '',
  hasNewPassword: false,
  password: '',
});

export const toEdit = (uid: string, values: UserValues): UserEdit => ({
  uid,
  username: values.username.trim(),
  nickname: values.nickname.trim(),
  realname: values.realname.trim(),
  email: values.email.trim(),
  school: values.school.trim(),
  number: values.number.trim(),
  cfUsername: values.cfUsername.trim(),
  github: values.github.trim(),
  blog: values.blog.trim(),
  gender: values.gender,
  type: Number(values.role),
  status: values.isBanned ? 1 : 0,
  titleName: values.titleName.trim(),
  titleColor: values.titleColor.trim(),
  setNewPwd: values.hasNewPassword,
  password: values.hasNewPassword ? values.password : '',
});

export const isTitleColor = (color: string): boolean =>
  color.trim() === '' || accountLimits.titleColor.test(color.trim());

/** Whether saving ends all sessions of the user. */
export const endsSessions = (before: UserValues, after: UserValues): boolean =>
  after.hasNewPassword || before.role !== after.role || (!before.isBanned && after.isBanned);

/** The initial root account and the viewer's own account keep their rights. */
export function findProtection(uid: string, viewerId: string | undefined): 'root' | 'self' | undefined {
  if (uid === '1') return 'root';
  return uid === viewerId ? 'self' : undefined;
}
