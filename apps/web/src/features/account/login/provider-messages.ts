import { defineMessages } from '../../../lib/messages.ts';

export const providerMessages = defineMessages({
  'zh-CN': { or: '或', administrator: '超级管理员使用密码登录', back: '返回' },
  'zh-HK': { or: '或', administrator: '超級管理員使用密碼登入', back: '返回' },
  'en-US': { or: 'or', administrator: 'Log in as super administrator with a password', back: 'Back' },
});
