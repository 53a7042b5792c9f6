import { defineMessages } from '../../lib/messages.ts';

export const groupDiscussionMessages = defineMessages({
  'zh-CN': { manage: '管理讨论', asMember: '返回讨论列表' },
  'zh-HK': { manage: '管理討論', asMember: '返回討論列表' },
  'en-US': { manage: 'Manage discussions', asMember: 'Back to discussions' },
});
