import { defineMessages } from '../../lib/messages.ts';

export const roleMessages = defineMessages({
  'zh-CN': {
    root: '超级管理员',
    admin: '管理员',
    problem_admin: '题目管理员',
    default_user: '普通用户',
    no_subimit_user: '禁止提交',
    no_discuss_user: '禁止发帖',
    mute_user: '禁言',
    no_submit_no_discuss_user: '禁止提交与发帖',
    no_submit_mute_user: '禁止提交并禁言',
  },
  'zh-HK': {
    root: '超級管理員',
    admin: '管理員',
    problem_admin: '題目管理員',
    default_user: '一般用戶',
    no_subimit_user: '禁止提交',
    no_discuss_user: '禁止發帖',
    mute_user: '禁言',
    no_submit_no_discuss_user: '禁止提交與發帖',
    no_submit_mute_user: '禁止提交並禁言',
  },
  'en-US': {
    root: 'Super administrator',
    admin: 'Administrator',
    problem_admin: 'Problem administrator',
    default_user: 'User',
    no_subimit_user: 'Cannot submit',
    no_discuss_user: 'Cannot post',
    mute_user: 'Muted',
    no_submit_no_discuss_user: 'Cannot submit or post',
    no_submit_mute_user: 'Cannot submit, muted',
  },
});
