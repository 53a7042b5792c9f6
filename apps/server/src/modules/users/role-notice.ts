import type { Role } from '@touchstone/contract';

/** The language of the reader is unknown, so the notice is written in two languages. */
const roleNames: Readonly<Record<Role, readonly [chinese: string, english: string]>> = {
  root: ['超级管理员', 'super administrator'],
  admin: ['管理员', 'administrator'],
  problem_admin: ['题目管理员', 'problem administrator'],
  default_user: ['普通用户', 'ordinary user'],
  no_subimit_user: ['禁止提交', 'no submitting'],
  no_discuss_user: ['禁止发帖', 'no posting'],
  mute_user: ['禁言', 'muted'],
  no_submit_no_discuss_user: ['禁止提交与发帖', 'no submitting and no posting'],
  no_submit_mute_user: ['禁止提交并禁言', 'no submitting and muted'],
};

export function writeRoleNotice(from: Role, to: Role) {
  const [before, after] = [roleNames[from], roleNames[to]];
  return {
    title: '角色变更通知 (Your role has changed)',
    content: [
      `你的角色已由「${before[0]}」变更为「${after[0]}」。`,
      `Your role has changed from “${before[1]}” to “${after[1]}”.`,
    ].join('\n\n'),
  };
}
