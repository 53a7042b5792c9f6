import { accountTimers } from '@touchstone/contract/account-limits';
import { defineMessages } from '../../../lib/messages.ts';

const minutes = String(accountTimers.mailCodeLifeSeconds / 60);

export const resetMessages = defineMessages({
  'zh-CN': {
    email: '注册邮箱',
    submit: '发送重置邮件',
    wait: (seconds: number) => `${String(seconds)} 秒后可重发`,
    sent: `重置邮件已发送，请查收并在 ${minutes} 分钟内打开其中的链接；如未收到，请检查垃圾邮件。`,
    remembered: '想起密码了？',
    login: '返回登录',
  },
  'zh-HK': {
    email: '註冊電郵',
    submit: '發送重設電郵',
    wait: (seconds: number) => `${String(seconds)} 秒後可重發`,
    sent: `重設電郵已發送，請查收並在 ${minutes} 分鐘內開啟其中的連結；如未收到，請檢查垃圾郵件。`,
    remembered: '想起密碼了？',
    login: '返回登入',
  },
  'en-US': {
    email: 'Email',
    submit: 'Send reset link',
    wait: (seconds: number) => `Resend in ${String(seconds)} s`,
    sent: `Reset email sent. Open the link within ${minutes} minutes. If it does not arrive, check your spam folder.`,
    remembered: 'Remembered your password?',
    login: 'Log in',
  },
});
