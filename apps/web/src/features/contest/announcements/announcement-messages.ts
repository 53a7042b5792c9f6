import { defineMessages } from '../../../lib/messages.ts';

export const announcementMessages = defineMessages({
  'zh-CN': {
    fresh: '新公告',
    notices: '未读公告',
    read: '查看',
    close: (title: string) => `知道了：${title}`,
    unread: (count: number) => `${String(count)} 条未读`,
    empty: '还没有公告',
    emptyText: '比赛期间的通知会出现在这里，有新公告时页面会提醒你。',
    failed: '公告没有加载出来',
  },
  'zh-HK': {
    fresh: '新公告',
    notices: '未讀公告',
    read: '查看',
    close: (title) => `知道了：${title}`,
    unread: (count) => `${String(count)} 則未讀`,
    empty: '暫時沒有公告',
    emptyText: '比賽期間的通知會在此顯示，有新公告時頁面會提示你。',
    failed: '未能載入公告',
  },
  'en-US': {
    fresh: 'New announcement',
    notices: 'Unread announcements',
    read: 'View',
    close: (title) => `Dismiss: ${title}`,
    unread: (count) => `${String(count)} unread`,
    empty: 'No announcements yet',
    emptyText: 'Announcements made during the contest appear here. You will be notified of new ones.',
    failed: 'Could not load the announcements',
  },
});
