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
    read: 'Read',
    close: (title) => `Dismiss: ${title}`,
    unread: (count) => `${String(count)} unread`,
    empty: 'Nothing has been announced',
    emptyText: 'What is announced during the contest appears here. You are told when something new arrives.',
    failed: 'The announcements could not be loaded',
  },
});
