import { defineMessages } from '../../../lib/messages.ts';
import type { SubmitBarrier } from './workbench-problem.ts';

/** Why submitting is not possible now. */
export const barrierMessages = defineMessages({
  'zh-CN': {
    why: {
      scheduled: '比赛还没有开始，暂时不能提交。',
      ended: '比赛已结束，不再接受提交。',
      password: '输入比赛密码报名后才能提交。',
      account: '这场比赛只允许指定的账号参加，你的账号不能提交。',
      role: '管理员已停用你的账号的提交权限。如有疑问，请联系管理员。',
    } satisfies Record<SubmitBarrier, string>,
    enterPassword: '去输入密码',
  },
  'zh-HK': {
    why: {
      scheduled: '比賽尚未開始，暫時不能提交。',
      ended: '比賽已結束，不再接受提交。',
      password: '輸入比賽密碼報名後才可提交。',
      account: '這場比賽只限指定帳戶參加，你的帳戶不能提交。',
      role: '管理員已停用你帳戶的提交權限。如有疑問，請聯絡管理員。',
    },
    enterPassword: '前往輸入密碼',
  },
  'en-US': {
    why: {
      scheduled: 'The contest has not started yet. You cannot submit.',
      ended: 'The contest has ended. Submissions are closed.',
      password: 'Register with the contest password to submit.',
      account: 'This contest is limited to certain accounts. Your account cannot submit.',
      role: 'An administrator has turned off submitting for your account. Contact an administrator if you have questions.',
    },
    enterPassword: 'Enter password',
  },
});
