import { prefetchProblem } from '../../features/problem/prefetch-problem.ts';
import { groupTrainingRoutes } from './group-training-routes.ts';
import { comingPage, localised, type RouteEntry } from './route-entry.ts';

const group = { groupID: '1' };
const groupProblem = { ...group, problemID: 'T1001' };
const inside = { load: comingPage, mode: 'group', needs: 'auth', example: { params: group } } as const;

const groupTabs: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupDetails',
    path: '/group/:groupID',
    title: localised('团队主页', '小組主頁', 'Group'),
    topic: 'group',
  },
  {
    ...inside,
    name: 'GroupAnnouncementList',
    path: '/group/:groupID/announcement',
    title: localised('团队公告', '小組公告', 'Group announcements'),
    topic: 'announcements',
  },
  {
    ...inside,
    name: 'GroupProblemList',
    path: '/group/:groupID/problem',
    title: localised('团队题目', '小組題目', 'Group problems'),
    topic: 'problems',
  },
  {
    ...inside,
    name: 'GroupTrainingList',
    path: '/group/:groupID/training',
    title: localised('团队训练', '小組訓練', 'Group trainings'),
    topic: 'trainings',
  },
  {
    ...inside,
    name: 'GroupContestList',
    path: '/group/:groupID/contest',
    title: localised('团队比赛', '小組比賽', 'Group contests'),
    topic: 'contests',
  },
  {
    ...inside,
    name: 'GroupSubmissionList',
    path: '/group/:groupID/status',
    title: localised('团队提交', '小組提交', 'Group submissions'),
    topic: 'submissions',
  },
  {
    ...inside,
    name: 'GroupMemberList',
    path: '/group/:groupID/member',
    title: localised('团队成员', '小組成員', 'Group members'),
    topic: 'group',
  },
  {
    ...inside,
    name: 'GroupSetting',
    path: '/group/:groupID/setting',
    title: localised('团队设置', '小組設定', 'Group settings'),
    topic: 'group',
  },
  {
    ...inside,
    name: 'GroupRank',
    path: '/group/:groupID/rank',
    title: localised('团队排行', '小組排行', 'Group ranking'),
    topic: 'rankings',
  },
];

const groupDiscussions: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupDiscussionList',
    path: '/group/:groupID/discussion',
    title: localised('团队讨论', '小組討論', 'Group discussions'),
    topic: 'discussions',
    accessSwitch: 'openGroupDiscussion',
  },
  {
    ...inside,
    name: 'GroupProblemDiscussion',
    path: '/group/:groupID/discussion/:problemID',
    title: localised('题目讨论', '題目討論', 'Problem discussions'),
    topic: 'discussions',
    accessSwitch: 'openGroupDiscussion',
    example: { params: groupProblem },
  },
  {
    ...inside,
    name: 'GroupDiscussionDetails',
    path: '/group/:groupID/discussion-detail/:discussionID',
    title: localised('讨论详情', '討論詳情', 'Discussion'),
    topic: 'discussions',
    accessSwitch: 'openGroupDiscussion',
    example: { params: { ...group, discussionID: '1' } },
  },
];

const groupProblems: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupProblemDetails',
    path: '/group/:groupID/problem/:problemID',
    title: localised('团队题目', '小組題目', 'Group problem'),
    load: () => import('../../features/problem/problem-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { params: groupProblem },
  },
  {
    ...inside,
    name: 'GroupFullProblemDetails',
    path: '/group/:groupID/problem/:problemID/full-screen',
    title: localised('专注模式', '專注模式', 'Focus mode'),
    load: () => import('../../features/problem/full-screen-page.tsx'),
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
    topic: 'submission',
    example: { params: { ...group, submitID: '1' } },
  },
];

export const groupRoutes: readonly RouteEntry[] = [
  {
    name: 'GroupList',
    path: '/group',
    title: localised('团队', '小組', 'Groups'),
    load: comingPage,
    topic: 'groups',
  },
  ...groupTabs,
  ...groupProblems,
  ...groupTrainingRoutes,
  ...groupDiscussions,
];
