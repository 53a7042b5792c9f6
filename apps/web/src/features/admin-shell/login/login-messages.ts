import { defineMessages } from '../../../lib/messages.ts';

export const adminLoginMessages = defineMessages({
  'zh-CN': {
    title: '管理后台',
    description: '请使用管理员账号登录。',
    username: '用户名',
    password: '密码',
    submit: '登录',
    notAdmin: (username: string) => `当前登录的 ${username} 不是管理员，请换用管理员账号。`,
    puzzle: '登录失败的次数较多，需要先完成滑块拼图。请在网站的登录窗口中登录，通过之后会自动进入后台。',
    puzzleAction: '打开登录窗口',
    back: '返回网站',
  },
  'zh-HK': {
    title: '管理後台',
    description: '請以管理員帳戶登入。',
    username: '用戶名稱',
    password: '密碼',
    submit: '登入',
    notAdmin: (username) => `目前登入的 ${username} 不是管理員，請改用管理員帳戶。`,
    puzzle: '登入失敗的次數較多，須先完成滑塊拼圖。請在網站的登入視窗中登入，通過之後會自動進入後台。',
    puzzleAction: '開啟登入視窗',
    back: '返回網站',
  },
  'en-US': {
    title: 'Administration',
    description: 'Log in with an administrator account.',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    notAdmin: (username) =>
      `You are logged in as ${username}, who is not an administrator. Use an administrator account.`,
    puzzle:
      'After several failed attempts, you need to solve a slide puzzle. Log in through the site’s login dialog; you will then be taken to the administration area.',
    puzzleAction: 'Open the login dialog',
    back: 'Back to site',
  },
});
