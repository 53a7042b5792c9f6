import { defineMessages } from '../../lib/messages.ts';

export const announcementMessages = defineMessages({
  'zh-CN': {
    title: '公告',
    refresh: '刷新公告',
    back: '返回列表',
    emptyTitle: '还没有公告',
    emptyText: '站点的新消息会出现在这里。',
    by: (name: string) => `${name} 发布`,
  },
  'zh-HK': {
    title: '公告',
    refresh: '重新載入公告',
    back: '返回列表',
    emptyTitle: '暫無公告',
    emptyText: '網站的最新消息會在此顯示。',
    by: (name) => `${name} 發布`,
  },
  'en-US': {
    title: 'Announcements',
    refresh: 'Refresh announcements',
    back: 'Back to list',
    emptyTitle: 'No announcements yet',
    emptyText: 'Site news will appear here.',
    by: (name) => `by ${name}`,
  },
});
