import { localised, type RouteEntry, type RouteRedirect } from './route-entry.ts';

export const communityRedirects: readonly RouteRedirect[] = [
  { path: '/message', redirectTo: '/message/discuss' },
];

const loadList = () => import('../../features/discussions/discussion-list-page.tsx');
const open = { load: loadList, accessSwitch: 'openPublicDiscussion' } as const;
const own = { needs: 'auth' } as const;

export const communityRoutes: readonly RouteEntry[] = [
  {
    ...open,
    name: 'AllDiscussion',
    path: '/discussion',
    title: localised('讨论', '討論', 'Discussions'),
  },
  {
    ...open,
    name: 'ProblemDiscussion',
    path: '/discussion/:problemID',
    title: localised('题目讨论', '題目討論', 'Problem discussions'),
    example: { params: { problemID: 'T1001' } },
  },
  {
    ...open,
    name: 'DiscussionDetails',
    path: '/discussion-detail/:discussionID',
    title: localised('讨论详情', '討論詳情', 'Discussion'),
    load: () => import('../discussion-pages/discussion-page.tsx'),
    example: { params: { discussionID: '1001' } },
  },
  {
    ...own,
    name: 'DiscussMsg',
    path: '/message/discuss',
    title: localised('评论我的', '評論我的', 'Comments'),
    load: () => import('../../features/messages/discuss-page.tsx'),
  },
  {
    ...own,
    name: 'ReplyMsg',
    path: '/message/reply',
    title: localised('回复我的', '回覆我的', 'Replies to me'),
    load: () => import('../../features/messages/reply-page.tsx'),
  },
  {
    ...own,
    name: 'LikeMsg',
    path: '/message/like',
    title: localised('收到的赞', '收到的讚好', 'Likes'),
    load: () => import('../../features/messages/like-page.tsx'),
  },
  {
    ...own,
    name: 'SysMsg',
    path: '/message/sys',
    title: localised('系统通知', '系統通知', 'System messages'),
    load: () => import('../../features/messages/sys-page.tsx'),
  },
  {
    ...own,
    name: 'MineMsg',
    path: '/message/mine',
    title: localised('我的消息', '我的訊息', 'My messages'),
    load: () => import('../../features/messages/mine-page.tsx'),
  },
];
