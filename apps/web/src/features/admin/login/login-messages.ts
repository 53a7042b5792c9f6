import { defineMessages } from '../../../lib/messages.ts';

export const adminLoginMessages = defineMessages({
  'zh-CN': {
    title: '管理后台',
    description: '请使用管理员账号登录。',
    username: '用户名',
    password: '密码',
    submit: '登录',
    notAdmin: (username: string) => `当前登录的 ${username} 不是管理员，请换用管理员账号。`,
    back: '返回网站',
  },
  'zh-HK': {
    title: '管理後台',
    description: '請以管理員帳戶登入。',
    username: '用戶名稱',
    password: '密碼',
    submit: '登入',
    notAdmin: (username) => `目前登入的 ${username} 不是管理員，請改用管理員帳戶。`,
    back: '返回網站',
  },
  'en-US': {
    title: 'Back office',
    description: 'Log in with an administrator account.',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    notAdmin: (username) =>
      `${username}, who is logged in here, is no administrator. Use an administrator account.`,
    back: 'Back to the site',
  },
});
