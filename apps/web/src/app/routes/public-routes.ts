import { ssrRoutes } from './ssr-routes.ts';
import { localised, type RouteEntry, type RouteRedirect } from './route-entry.ts';

export const publicRedirects: readonly RouteRedirect[] = [{ path: '/', redirectTo: '/home' }];

export const publicRoutes: readonly RouteEntry[] = [
  {
    name: 'Home',
    path: '/home',
    title: localised('首页', '主頁', 'Home'),
    load: () => import('../../features/home/home-page.tsx'),
  },
  {
    name: 'ProblemList',
    path: '/problem',
    title: localised('题库', '題庫', 'Problems'),
    load: () => import('../../features/problem-list/problem-list-page.tsx'),
  },
  {
    name: 'Practice',
    path: '/practice',
    title: localised('AI 练习', 'AI 練習', 'AI practice'),
    needs: 'auth',
    load: () => import('../../features/practice/practice-page.tsx'),
  },
  ...ssrRoutes,
  {
    name: 'SubmissionList',
    path: '/status',
    title: localised('提交记录', '提交紀錄', 'Submissions'),
    load: () => import('../../features/submissions/submission-list-page.tsx'),
  },
  {
    name: 'SubmissionDetails',
    path: '/submission-detail/:submitID',
    title: localised('提交详情', '提交詳情', 'Submission'),
    load: () => import('../../features/submissions/submission-page.tsx'),
    example: { params: { submitID: '1' } },
  },
  {
    name: 'AcmRank',
    path: '/acm-rank',
    title: localised('ACM 排行榜', 'ACM 排行榜', 'ACM ranking'),
    load: () => import('../../features/rankings/acm-rank-page.tsx'),
  },
  {
    name: 'OiRank',
    path: '/oi-rank',
    title: localised('OI 排行榜', 'OI 排行榜', 'OI ranking'),
    load: () => import('../../features/rankings/oi-rank-page.tsx'),
  },
  {
    name: 'Introduction',
    path: '/introduction',
    title: localised('关于试金石', '關於試金石', 'About Touchstone'),
    load: () => import('../../features/help/introduction-page.tsx'),
  },
  {
    name: 'Developer',
    path: '/developer',
    title: localised('开发者', '開發者', 'Developers'),
    load: () => import('../../features/help/developer-page.tsx'),
  },
  {
    name: 'Manual',
    path: '/manual',
    title: localised('使用手册', '使用手冊', 'Manual'),
    load: () => import('../../features/help/manual-page.tsx'),
  },
  {
    name: 'Buy',
    path: '/buy',
    title: localised('购买会员', '購買會籍', 'Buy a membership'),
    load: () => import('../member-pages/buy-page.tsx'),
  },
  {
    name: 'Service',
    path: '/service',
    title: localised('联系客服', '聯絡客戶服務', 'Customer service'),
    load: () => import('../../features/help/service-page.tsx'),
  },
];
