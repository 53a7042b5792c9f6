import { accountLimits, accountTimers } from '@touchstone/contract/account-limits';
import { defineMessages } from '../../../lib/messages.ts';

const minutes = String(accountTimers.mailCodeLifeSeconds / 60);

export const emailMessages = defineMessages({
  'zh-CN': {
    title: '修改邮箱',
    text: '邮箱用于找回密码和接收通知。验证码会发送到新邮箱。',
    current: '当前邮箱',
    none: '尚未设置',
    newEmail: '新邮箱',
    sendCode: '发送验证码',
    wait: (seconds: number) => `${String(seconds)} 秒后重发`,
    sent: (email: string) => `验证码已发送至 ${email}，${minutes} 分钟内有效。`,
    code: '验证码',
    codeHint: `邮件中的 ${String(accountLimits.mailCodeLength)} 位验证码`,
    password: '当前密码',
    submit: '修改邮箱',
  },
  'zh-HK': {
    title: '更改電郵',
    text: '電郵用於找回密碼和接收通知。驗證碼會發送到新電郵。',
    current: '目前電郵',
    none: '尚未設定',
    newEmail: '新電郵',
    sendCode: '發送驗證碼',
    wait: (seconds: number) => `${String(seconds)} 秒後重發`,
    sent: (email: string) => `驗證碼已發送至 ${email}，${minutes} 分鐘內有效。`,
    code: '驗證碼',
    codeHint: `電郵中的 ${String(accountLimits.mailCodeLength)} 位驗證碼`,
    password: '目前密碼',
    submit: '更改電郵',
  },
  'en-US': {
    title: 'Change email',
    text: 'Your email is used for password recovery and notifications. A verification code will be sent to the new address.',
    current: 'Current email',
    none: 'Not set',
    newEmail: 'New email',
    sendCode: 'Send code',
    wait: (seconds: number) => `Resend in ${String(seconds)} s`,
    sent: (email: string) => `Code sent to ${email}. It is valid for ${minutes} minutes.`,
    code: 'Verification code',
    codeHint: `${String(accountLimits.mailCodeLength)}-character code from the email`,
    password: 'Current password',
    submit: 'Change email',
  },
});
