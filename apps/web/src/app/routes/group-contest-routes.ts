import { localised, type RouteEntry } from './route-entry.ts';

const contest = { groupID: '1000', contestID: '1003' };
const inside = { needs: 'auth', mode: 'group', example: { params: contest } } as const;

/** The administration of the contests of a group: the pages of the back office, below the address of the group. */
export const groupContestRoutes: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupCreateContest',
    path: '/group/:groupID/contest/create',
    title: localised('新建比赛', '新增比賽', 'New contest'),
    load: () => import('../group-pages/group-create-contest-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupEditContest',
    path: '/group/:groupID/contest/:contestID/edit',
    title: localised('编辑比赛', '編輯比賽', 'Edit contest'),
    load: () => import('../group-pages/group-edit-contest-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupContestProblemList',
    path: '/group/:groupID/contest/:contestID/problems',
    title: localised('比赛题目', '比賽題目', 'Contest problems'),
    load: () => import('../group-pages/group-contest-problems-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupContestAnnouncementList',
    path: '/group/:groupID/contest/:contestID/announcement',
    title: localised('比赛公告', '比賽公告', 'Contest announcements'),
    load: () => import('../group-pages/group-contest-announcements-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupCreateContestProblem',
    path: '/group/:groupID/contest/:contestID/problem/create',
    title: localised('新建比赛题目', '新增比賽題目', 'New contest problem'),
    load: () => import('../group-pages/group-create-contest-problem-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupEditContestProblem',
    path: '/group/:groupID/contest/:contestID/problem/:pid/edit',
    title: localised('编辑比赛题目', '編輯比賽題目', 'Edit contest problem'),
    load: () => import('../group-pages/group-edit-contest-problem-page.tsx'),
    example: { params: { ...contest, pid: '1022' } },
  },
];
