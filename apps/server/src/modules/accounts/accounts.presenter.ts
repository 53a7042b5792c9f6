import type { RoleCode, UserInfo } from '@touchstone/contract';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { UserInfoRow } from './accounts.repository.ts';

/** For the owner only: it contains the mail address, the phone and the real name. */
export const presentUserInfo = (row: UserInfoRow): UserInfo => ({
  uid: row.id,
  username: row.username,
  nickname: row.nickname,
  avatar: row.avatarUrl,
  titleName: row.titleName,
  titleColor: row.titleColor,
  email: row.email,
  number: row.studentNumber,
  gender: row.gender,
  school: row.school,
  course: row.course,
  signature: row.signature,
  realname: row.realname,
  github: row.github,
  blog: row.blog,
  cfUsername: row.codeforcesUsername,
  phone: row.phone,
  roleList: [roleFromCode(row.roleCode as RoleCode)],
});
