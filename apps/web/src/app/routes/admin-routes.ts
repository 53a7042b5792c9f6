import { localised, type RouteEntry, type RouteRedirect } from './route-entry.ts';

export const adminRedirects: readonly RouteRedirect[] = [
  { path: '/admin', redirectTo: '/admin/dashboard' },
  { path: '/admin/*', redirectTo: '/admin/login' },
];

const staff = { needs: 'admin', frame: 'admin' } as const;
const root = { needs: 'superAdmin', frame: 'admin' } as const;
const contest = { contestId: '1000' };
const training = { trainingId: '1000' };

const siteRoutes: readonly RouteEntry[] = [
  {
    name: 'admin-login',
    path: '/admin/login',
    title: localised('管理后台登录', '管理後台登入', 'Administration login'),
    load: () => import('../../features/admin-shell/admin-login-page.tsx'),
    frame: 'none',
  },
  {
    ...staff,
    name: 'admin-dashboard',
    path: '/admin/dashboard',
    title: localised('仪表盘', '儀錶板', 'Dashboard'),
    load: () => import('../../features/admin-dashboard/dashboard-page.tsx'),
  },
  {
    ...root,
    name: 'admin-migration',
    path: '/admin/migration',
    title: localised('迁入', '遷入', 'Migration'),
    load: () => import('../../features/admin-migration/migration-page.tsx'),
  },
  {
    ...root,
    name: 'admin-outbox',
    path: '/admin/outbox',
    title: localised('发件箱', '寄件匣', 'Outbox'),
    load: () => import('../../features/admin-outbox/outbox-page.tsx'),
  },
  {
    ...root,
    name: 'admin-conf',
    path: '/admin/conf',
    title: localised('系统配置', '系統設定', 'Site settings'),
    load: () => import('../../features/admin-site-settings/website/website-page.tsx'),
  },
  {
    ...root,
    name: 'admin-mail',
    path: '/admin/mail',
    title: localised('邮件设置', '電郵設定', 'Email settings'),
    load: () => import('../../features/admin-site-settings/mail/mail-settings-page.tsx'),
  },
  {
    ...root,
    name: 'admin-sign-in',
    path: '/admin/sign-in',
    title: localised('登录方式', '登入方式', 'Sign-in'),
    load: () => import('../../features/admin-sign-in/sign-in-page.tsx'),
  },
  {
    ...root,
    name: 'admin-assistant',
    path: '/admin/assistant',
    title: localised('AI 助手', 'AI 助手', 'Assistant'),
    load: () => import('../../features/admin-assistant/assistant-page.tsx'),
  },
  {
    ...root,
    name: 'admin-assistant-usage',
    path: '/admin/assistant/usage',
    title: localised('AI 助手用量', 'AI 助手用量', 'Usage of the assistant'),
    load: () => import('../../features/admin-assistant/usage-page.tsx'),
  },
  {
    ...root,
    name: 'admin-storage',
    path: '/admin/storage',
    title: localised('存储', '儲存空間', 'Storage'),
    load: () => import('../../features/admin-site-settings/storage/storage-page.tsx'),
  },
  {
    ...root,
    name: 'admin-audit-log',
    path: '/admin/audit-log',
    title: localised('操作日志', '操作日誌', 'Audit log'),
    load: () => import('../../features/admin-audit-log/audit-log-page.tsx'),
  },
  {
    ...root,
    name: 'admin-switch',
    path: '/admin/switch',
    title: localised('站点开关', '網站開關', 'Feature switches'),
    load: () => import('../../features/admin-site-settings/switches/switches-page.tsx'),
  },
  {
    ...root,
    name: 'admin-remote',
    path: '/admin/remote',
    title: localised('远程评测', '遠端評測', 'Remote judging'),
    load: () => import('../../features/admin-remote/remote-page.tsx'),
  },
  {
    ...root,
    name: 'admin-remote-failures',
    path: '/admin/remote/failures',
    title: localised('远程评测的失败记录', '遠端評測的失敗紀錄', 'Failures of remote judging'),
    load: () => import('../../features/admin-remote/failures/failures-page.tsx'),
  },
  {
    ...root,
    name: 'admin-second-factor',
    path: '/admin/second-factor',
    title: localised('两步验证', '兩步驗證', 'Two-step verification'),
    load: () => import('../../features/admin-site-settings/second-factor/second-factor-page.tsx'),
  },
  {
    ...root,
    name: 'admin-user',
    path: '/admin/user',
    title: localised('用户管理', '用戶管理', 'Users'),
    load: () => import('../../features/admin-users/users-page.tsx'),
  },
  {
    ...root,
    name: 'admin-group',
    path: '/admin/group',
    title: localised('团队管理', '小組管理', 'Groups'),
    load: () => import('../../features/admin-groups/admin-groups-page.tsx'),
  },
  {
    ...root,
    name: 'admin-announcement',
    path: '/admin/announcement',
    title: localised('公告管理', '公告管理', 'Announcements'),
    load: () => import('../../features/admin-announcements/announcements-page.tsx'),
  },
  {
    ...root,
    name: 'admin-notice',
    path: '/admin/notice',
    title: localised('通知推送', '通知推送', 'Notices'),
    load: () => import('../../features/admin-notices/notices-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-discussion',
    path: '/admin/discussion',
    title: localised('讨论管理', '討論管理', 'Discussions'),
    load: () => import('../../features/admin-discussions/admin-discussions-page.tsx'),
  },
];

const membershipRoutes: readonly RouteEntry[] = [
  {
    ...root,
    name: 'admin-membership',
    path: '/admin/membership',
    title: localised('会员管理', '會員管理', 'Membership'),
    load: () => import('../../features/admin-membership/settings/settings-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-plans',
    path: '/admin/membership/plans',
    title: localised('会员套餐', '會員套餐', 'Membership plans'),
    load: () => import('../../features/admin-membership/plans/plans-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-orders',
    path: '/admin/membership/orders',
    title: localised('会员订单', '會員訂單', 'Membership orders'),
    load: () => import('../../features/admin-membership/orders/orders-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-payments',
    path: '/admin/membership/payments',
    title: localised('会员收款', '會員收款', 'Membership payments'),
    load: () => import('../../features/admin-membership/payments/payments-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-codes',
    path: '/admin/membership/codes',
    title: localised('兑换码', '兌換碼', 'Membership codes'),
    load: () => import('../../features/admin-membership/codes/codes-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-ledger',
    path: '/admin/membership/ledger',
    title: localised('会员记录', '會員紀錄', 'Membership ledger'),
    load: () => import('../../features/admin-membership/ledger/ledger-page.tsx'),
  },
  {
    ...root,
    name: 'admin-membership-wechat-pay',
    path: '/admin/membership/wechat-pay',
    title: localised('微信支付', '微信支付', 'WeChat Pay'),
    load: () => import('../../features/admin-membership/wechat-pay/wechat-pay-page.tsx'),
  },
];

const problemRoutes: readonly RouteEntry[] = [
  {
    ...staff,
    name: 'admin-problem-list',
    path: '/admin/problems',
    title: localised('题目管理', '題目管理', 'Problems'),
    load: () => import('../../features/admin-problems/problem-list-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-problem-tag',
    path: '/admin/problem/tag',
    title: localised('标签管理', '標籤管理', 'Tags'),
    load: () => import('../../features/admin-tags/tags-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-problem-batch-operation',
    path: '/admin/problem/batch-operation',
    title: localised('导入与导出', '匯入與匯出', 'Import and export'),
    load: () => import('../../features/problem-exchange/problem-exchange-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-remote-import',
    path: '/admin/remote/import',
    title: localised('从其他网站导入', '從其他網站匯入', 'Import from other sites'),
    load: () => import('../../features/admin-remote/import/import-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-create-problem',
    path: '/admin/problem/create',
    title: localised('新建题目', '新增題目', 'New problem'),
    load: () => import('../admin-pages/create-problem-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-edit-problem',
    path: '/admin/problem/edit/:problemId',
    title: localised('编辑题目', '編輯題目', 'Edit problem'),
    load: () => import('../admin-pages/edit-problem-page.tsx'),
    example: { params: { problemId: '1000' } },
  },
  {
    ...staff,
    name: 'admin-problem-variants',
    path: '/admin/problem-variants',
    title: localised('变式题', '變式題', 'Variants'),
    load: () => import('../../features/admin-variants/variants-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-problem-variant',
    path: '/admin/problem-variant/:variantId',
    title: localised('变式题', '變式題', 'Variant'),
    load: () => import('../../features/admin-variants/variant-page.tsx'),
    example: { params: { variantId: '1' } },
  },
  {
    ...staff,
    name: 'admin-group-problem-apply',
    path: '/admin/group-problem/apply',
    title: localised('团队题目申请', '小組題目申請', 'Group problem applications'),
    load: () => import('../../features/admin-group-applications/applications-page.tsx'),
  },
];

const ofTraining = { ...staff, example: { params: training } } as const;

const trainingRoutes: readonly RouteEntry[] = [
  {
    ...staff,
    name: 'admin-training-list',
    path: '/admin/training',
    title: localised('训练管理', '訓練管理', 'Trainings'),
    load: () => import('../../features/admin-trainings/list/training-list-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-create-training',
    path: '/admin/training/create',
    title: localised('新建训练', '新增訓練', 'New training'),
    load: () => import('../../features/admin-trainings/form/create-training-page.tsx'),
  },
  {
    ...ofTraining,
    name: 'admin-edit-training',
    path: '/admin/training/:trainingId/edit',
    title: localised('编辑训练', '編輯訓練', 'Edit training'),
    load: () => import('../../features/admin-trainings/form/edit-training-page.tsx'),
  },
  {
    ...ofTraining,
    name: 'admin-training-problem-list',
    path: '/admin/training/:trainingId/problems',
    title: localised('训练题目', '訓練題目', 'Training problems'),
    load: () => import('../../features/admin-trainings/problems/training-problems-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-training-category',
    path: '/admin/training/category',
    title: localised('训练分类', '訓練分類', 'Training categories'),
    load: () => import('../../features/admin-trainings/categories/categories-page.tsx'),
  },
];

const ofContest = { ...staff, example: { params: { ...contest, problemId: '1000' } } };
const contestRoutes: readonly RouteEntry[] = [
  {
    ...staff,
    name: 'admin-contest-list',
    path: '/admin/contest',
    title: localised('比赛管理', '比賽管理', 'Contests'),
    load: () => import('../../features/admin-contests/list/contest-list-page.tsx'),
  },
  {
    ...staff,
    name: 'admin-create-contest',
    path: '/admin/contest/create',
    title: localised('新建比赛', '新增比賽', 'New contest'),
    load: () => import('../../features/admin-contests/form/create-contest-page.tsx'),
  },
  {
    ...ofContest,
    name: 'admin-edit-contest',
    path: '/admin/contest/:contestId/edit',
    title: localised('编辑比赛', '編輯比賽', 'Edit contest'),
    load: () => import('../../features/admin-contests/form/edit-contest-page.tsx'),
  },
  {
    ...ofContest,
    name: 'admin-contest-announcement',
    path: '/admin/contest/:contestId/announcement',
    title: localised('比赛公告', '比賽公告', 'Contest announcements'),
    load: () => import('../admin-pages/contest-announcements-page.tsx'),
  },
  {
    ...ofContest,
    name: 'admin-contest-problem-list',
    path: '/admin/contest/:contestId/problems',
    title: localised('比赛题目', '比賽題目', 'Contest problems'),
    load: () => import('../../features/admin-contests/problems/contest-problems-page.tsx'),
  },
  {
    ...ofContest,
    name: 'admin-create-contest-problem',
    path: '/admin/contest/:contestId/problem/create',
    title: localised('新建比赛题目', '新增比賽題目', 'New contest problem'),
    load: () => import('../admin-pages/create-contest-problem-page.tsx'),
  },
  {
    ...ofContest,
    name: 'admin-edit-contest-problem',
    path: '/admin/contest/:contestId/problem/:problemId/edit',
    title: localised('编辑比赛题目', '編輯比賽題目', 'Edit contest problem'),
    load: () => import('../admin-pages/edit-contest-problem-page.tsx'),
  },
];

export const adminRoutes: readonly RouteEntry[] = [
  ...siteRoutes,
  ...membershipRoutes,
  ...problemRoutes,
  ...trainingRoutes,
  ...contestRoutes,
];
