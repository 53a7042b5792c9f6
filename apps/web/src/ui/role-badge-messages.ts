import { defineMessages } from '../lib/messages.ts';

export const roleBadgeMessages = defineMessages({
  'zh-CN': { siteRoot: '站长', siteAdmin: '管理员', groupRoot: '团长', groupAdmin: '团队管理员' },
  'zh-HK': { siteRoot: '站長', siteAdmin: '管理員', groupRoot: '團長', groupAdmin: '團隊管理員' },
  'en-US': {
    siteRoot: 'Site owner',
    siteAdmin: 'Administrator',
    groupRoot: 'Group owner',
    groupAdmin: 'Group admin',
  },
});
