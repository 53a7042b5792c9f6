import { prefetchProblem } from '../../features/problem/prefetch-problem.ts';
import { localised, type RouteEntry } from './route-entry.ts';

const training = { groupID: '1000', trainingID: '1002' };
const trainingProblem = { ...training, problemID: 'T1003' };
const inside = {
  load: () => import('../group-pages/group-training-page.tsx'),
  needs: 'auth',
  mode: 'group',
  example: { params: training },
} as const;

/** The trainings of a group: the pages of trainings of the site, below the address of the group. */
export const groupTrainingRoutes: readonly RouteEntry[] = [
  {
    ...inside,
    name: 'GroupCreateTraining',
    path: '/group/:groupID/training/create',
    title: localised('新建训练', '新增訓練', 'New training'),
    load: () => import('../group-pages/group-create-training-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupEditTraining',
    path: '/group/:groupID/training/:trainingID/edit',
    title: localised('编辑训练', '編輯訓練', 'Edit training'),
    load: () => import('../group-pages/group-edit-training-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupTrainingProblemAdmin',
    path: '/group/:groupID/training/:trainingID/manage-problems',
    title: localised('管理训练题目', '管理訓練題目', 'Manage training problems'),
    load: () => import('../group-pages/group-training-problems-page.tsx'),
  },
  {
    ...inside,
    name: 'GroupTrainingDetails',
    path: '/group/:groupID/training/:trainingID',
    title: localised('训练简介', '訓練簡介', 'About this training'),
  },
  {
    ...inside,
    name: 'GroupTrainingProblemList',
    path: '/group/:groupID/training/:trainingID/problems',
    title: localised('训练题目', '訓練題目', 'Training problems'),
  },
  {
    ...inside,
    name: 'GroupTrainingProblemDetails',
    path: '/group/:groupID/training/:trainingID/problem/:problemID',
    title: localised('训练题目', '訓練題目', 'Training problem'),
    load: () => import('../group-pages/group-training-problem-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { params: trainingProblem },
  },
  {
    ...inside,
    name: 'GroupTrainingFullProblemDetails',
    path: '/group/:groupID/training/:trainingID/problem/:problemID/full-screen',
    title: localised('专注模式', '專注模式', 'Focus mode'),
    load: () => import('../training-pages/training-full-screen-page.tsx'),
    prefetch: prefetchProblem,
    frame: 'none',
    hideFooter: true,
    example: { params: trainingProblem },
  },
  {
    ...inside,
    name: 'GroupTrainingRank',
    path: '/group/:groupID/training/:trainingID/rank',
    title: localised('训练记录', '訓練紀錄', 'Training records'),
  },
  {
    ...inside,
    name: 'GroupTrainingProgress',
    path: '/group/:groupID/training/:trainingID/progress',
    title: localised('学习进度', '學習進度', 'Training progress'),
  },
  {
    ...inside,
    name: 'GroupTrainingActivity',
    path: '/group/:groupID/training/:trainingID/activity',
    title: localised('活跃情况', '活躍情況', 'Training activity'),
  },
];
