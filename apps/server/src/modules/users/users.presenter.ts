import { toWireDate, type AdminUser, type Role, type RoleCode } from '@touchstone/contract';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { ListedUserRow, UserRow } from './users.repository.ts';

/** Existing clients show these texts; our own client has its own in three languages. */
const descriptions: Readonly<Record<Role, string>> = {
  root: '超级管理员',
  admin: '管理员',
  default_user: '默认用户',
  no_subimit_user: '禁止提交用户',
  no_discuss_user: '禁止发贴讨论用户',
  mute_user: '禁言用户',
  no_submit_no_discuss_user: '禁止提交与发贴用户',
  no_submit_mute_user: '禁止提交与禁言用户',
  problem_admin: '题目管理员',
};

export function presentUser(row: ListedUserRow): AdminUser {
  const role = roleFromCode(row.roleCode as RoleCode);
  return {
    uid: row.id,
    username: row.username,
    nickname: row.nickname,
    school: row.school,
    course: row.course,
    number: row.studentNumber,
    gender: row.gender,
    realname: row.realname,
    cfUsername: row.codeforcesUsername,
    github: row.github,
    blog: row.blog,
    email: row.email,
    avatar: row.avatarUrl,
    titleName: row.titleName,
    titleColor: row.titleColor,
    signature: row.signature,
    status: row.isBanned ? 1 : 0,
    recentLoginTime: row.recentLoginAt && toWireDate(row.recentLoginAt),
    gmtCreate: toWireDate(row.createdAt),
    gmtModified: toWireDate(row.updatedAt),
    roles: [{ id: row.roleCode, role, description: descriptions[role], status: 0 }],
  };
}

/** The fields of a user that the audit log contains: those that an administrator can change. */
export const presentForAudit = (row: Omit<UserRow, 'createdAt' | 'updatedAt'>) => ({
  username: row.username,
  role: roleFromCode(row.roleCode as RoleCode),
  isBanned: row.isBanned,
  email: row.email,
  realname: row.realname,
  nickname: row.nickname,
  school: row.school,
  course: row.course,
  number: row.studentNumber,
  gender: row.gender,
  cfUsername: row.codeforcesUsername,
  github: row.github,
  blog: row.blog,
  titleName: row.titleName,
  titleColor: row.titleColor,
});
