import { accountLimits } from '@touchstone/contract/account-limits';
import { defineMessages } from '../../../lib/messages.ts';

const range = `${String(accountLimits.passwordMinimum)}–${String(accountLimits.passwordMaximum)}`;

export const defaultPasswordMessages = defineMessages({
  'zh-CN': {
    old: '当前密码（手机号后六位）',
    new: '新密码',
    newHint: `${range} 位`,
    again: '确认新密码',
    submit: '保存并继续',
    done: '新密码已生效',
    logInAgain: '新密码已生效，请用新密码登录。',
    notNow: '暂时不改？',
    logOut: '退出登录',
  },
  'zh-HK': {
    old: '目前密碼（手機號碼後六位）',
    new: '新密碼',
    newHint: `${range} 位`,
    again: '確認新密碼',
    submit: '儲存並繼續',
    done: '新密碼已生效',
    logInAgain: '新密碼已生效，請以新密碼登入。',
    notNow: '暫時不改？',
    logOut: '登出',
  },
  'en-US': {
    old: 'Current password (last six digits of your phone)',
    new: 'New password',
    newHint: `${range} characters`,
    again: 'Confirm new password',
    submit: 'Save and continue',
    done: 'Your new password is set',
    logInAgain: 'Your new password is set. Log in with it.',
    notNow: 'Not now?',
    logOut: 'Log out',
  },
});
