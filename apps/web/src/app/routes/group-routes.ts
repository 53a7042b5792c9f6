import { prefetchProblem } from '../../features/problem/prefetch-problem.ts';
import { groupContestRoutes } from './group-contest-routes.ts';
import { groupTrainingRoutes } from './group-training-routes.ts';
import { localised, type RouteEntry } from './route-entry.ts';

const group = { groupID: '1000' };
const groupProblem = { ...group, problemID: 'RIDGE7A1' };
/** All tabs share one page component: header and tabs survive the change of a tab. */
const loadGroup = () => import('../group-pages/group-page.tsx');
const inside = { load: loadGroup, mode: 'group', needs: 'auth', example: { params: group } } as const;

const groupTabs: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupDetails',
    path: '/group/:groupID',
    title: localised('团队主页', '小組主頁', 'Group'),
  },
  {
    ...inside,
    name: 'GroupAnnouncementList',
    path: '/group/:groupID/announcement',
    title: localised('团队公告', '小組公告', 'Group announcements'),
  },
  {
    ...inside,
    name: 'GroupProblemList',
    path: '/group/:groupID/problem',
    title: localised('团队题目', '小組題目', 'Group problems'),
  },
  {
    ...inside,
    name: 'GroupTrainingList',
    path: '/group/:groupID/training',
    title: localised('团队训练', '小組訓練', 'Group trainings'),
  },
  {
    ...inside,
    name: 'GroupContestList',
    path: '/group/:groupID/contest',
    title: localised('团队比赛', '小組比賽', 'Group contests'),
  },
  {
    ...inside,
    name: 'GroupSubmissionList',
    path: '/group/:groupID/status',
    title: localised('团队提交', '小組提交', 'Group submissions'),
  },
  {
    ...inside,
    name: 'GroupMemberList',
    path: '/group/:groupID/member',
    title: localised('团队成员', '小組成員', 'Group members'),
  },
  {
    ...inside,
    name: 'GroupSetting',
    path: '/group/:groupID/setting',
    title: localised('团队设置', '小組設定', 'Group settings'),
  },
  {
    ...inside,
    name: 'GroupRank',
    path: '/group/:groupID/rank',
    title: localised('团队排行', '小組排行', 'Group ranking'),
  },
];

const groupDiscussions: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupDiscussionList',
    path: '/group/:groupID/discussion',
    title: localised('团队讨论', '小組討論', 'Group discussions'),
    accessSwitch: 'openGroupDiscussion',
  },
  {
    ...inside,
    name: 'GroupProblemDiscussion',
    path: '/group/:groupID/discussion/:problemID',
    title: localised('题目讨论', '題目討論', 'Problem discussions'),
    accessSwitch: 'openGroupDiscussion',
    example: { params: groupProblem },
  },
  {
    ...inside,
    name: 'GroupDiscussionDetails',
    path: '/group/:groupID/discussion-detail/:discussionID',
    title: localised('讨论详情', '討論詳情', 'Discussion'),
    accessSwitch: 'openGroupDiscussion',
    example: { params: { ...group, discussionID: '1003' } },
  },
];

const groupProblems: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupCreateProblem',
    path: '/group/:groupID/problem/create',
    title: localised('新建题目', '新增題目', 'New problem'),
    load: () => import('../group-pages/group-create-problem-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupEditProblem',
    path: '/group/:groupID/problem/edit/:pid',
    title: localised('编辑题目', '編輯題目', 'Edit problem'),
    load: () => import('../group-pages/group-edit-problem-page.tsx'),
    example: { params: { ...group, pid: '1034' } },
  },
  {
    ...inside,
    name: 'GroupProblemDetails',
    path: '/group/:groupID/problem/:problemID',
    title: localised('团队题目', '小組題目', 'Group problem'),
    load: () => import('../group-pages/group-problem-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { params: groupProblem },
  },
  {
    ...inside,
    name: 'GroupFullProblemDetails',
    path: '/group/:groupID/problem/:problemID/full-screen',
    title: localised('专注模式', '專注模式', 'Focus mode'),
    load: () => import('../group-pages/group-full-screen-page.tsx'),
    prefetch: prefetchProblem,
    frame: 'none',
    hideFooter: true,
    example: { params: groupProblem },
  },
  {
    ...inside,
    name: 'GroupSubmissionDetails',
    path: '/group/:groupID/submission-detail/:submitID',
    title: localised('提交详情', '提交詳情', 'Submission'),
    load: () => import('../group-pages/group-submission-page.tsx'),
    example: { params: { ...group, submitID: '1' } },
  },
];

export const groupRoutes: readonly RouteEntry[] = [
  {
    name: 'GroupList',
    path: '/group',
    title: localised('团队', '小組', 'Groups'),
    load: () => import('../../features/groups/list/group-list-page.tsx'),
  },
  {
    name: 'GroupInvitation',
    path: '/group/invitation/:token',
    title: localised('团队邀请', '小組邀請', 'Group invitation'),
    load: () => import('../../features/groups/invitations/invitation-page.tsx'),
    example: { params: { token: 'demo' } },
  },
  ...groupTabs,
  ...groupProblems,
  ...groupContestRoutes,
  ...groupTrainingRoutes,
  ...groupDiscussions,
];
