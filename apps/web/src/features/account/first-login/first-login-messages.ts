import { defineMessages } from '../../../lib/messages.ts';

export const firstLoginMessages = defineMessages({
  'zh-CN': {
    lost: '这次登录已经失效，请重新登录。',
    close: '关闭',
    confirmed: (label: string, name: string) =>
      name === '' ? `「${label}」已确认你的身份。` : `「${label}」已确认你的身份：${name}。`,
    emailTaken: (label: string, email: string) =>
      `「${label}」提供的邮箱 ${email} 属于本站的一个账号。如果是你的账号，请用它的密码关联。`,
    connectOnly: '请关联你在本站的账号。',
    ways: '账号',
    create: '新建账号',
    connect: '关联已有账号',
    username: '用户名',
    usernameHint: '2–20 个字符，可用汉字、字母、数字、下划线、连字符和点',
    createSubmit: '创建并登录',
  },
  'zh-HK': {
    lost: '這次登入已經失效，請重新登入。',
    close: '關閉',
    confirmed: (label: string, name: string) =>
      name === '' ? `「${label}」已確認你的身份。` : `「${label}」已確認你的身份：${name}。`,
    emailTaken: (label: string, email: string) =>
      `「${label}」提供的電郵 ${email} 屬於本站的一個帳戶。如果是你的帳戶，請以其密碼連結。`,
    connectOnly: '請連結你在本站的帳戶。',
    ways: '帳戶',
    create: '建立新帳戶',
    connect: '連結已有帳戶',
    username: '用戶名稱',
    usernameHint: '2–20 個字元，可用中文字、英文字母、數字、底線、連字號和點',
    createSubmit: '建立並登入',
  },
  'en-US': {
    lost: 'This sign-in is no longer valid. Please log in again.',
    close: 'Close',
    confirmed: (label: string, name: string) =>
      name === ''
        ? `${label} has confirmed your identity.`
        : `${label} has confirmed your identity: ${name}.`,
    emailTaken: (label: string, email: string) =>
      `The email address from ${label}, ${email}, belongs to an account here. If it is yours, connect it with its password.`,
    connectOnly: 'Connect your account on this site.',
    ways: 'Account',
    create: 'New account',
    connect: 'Existing account',
    username: 'Username',
    usernameHint: '2 to 20 letters, digits, underscores, hyphens or dots',
    createSubmit: 'Create account and log in',
  },
});
