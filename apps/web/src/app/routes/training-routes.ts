import { prefetchProblem } from '../../features/problem/prefetch-problem.ts';
import { localised, type RouteEntry } from './route-entry.ts';

const training = { trainingID: '1000' };
const trainingProblem = { ...training, problemID: 'T1001' };
const inside = {
  load: () => import('../../features/trainings/training-page.tsx'),
  needs: 'auth',
  mode: 'training',
  example: { params: training },
} as const;

export const trainingRoutes: readonly RouteEntry[] = [
  {
    name: 'TrainingList',
    path: '/training',
    title: localised('课程与训练', '課程與訓練', 'Courses and trainings'),
    load: () => import('../../features/trainings/training-list-page.tsx'),
  },
  {
    ...inside,
    name: 'TrainingDetails',
    path: '/training/:trainingID',
    title: localised('训练简介', '訓練簡介', 'About this training'),
  },
  {
    ...inside,
    name: 'TrainingProblemList',
    path: '/training/:trainingID/problems',
    title: localised('训练题目', '訓練題目', 'Training problems'),
  },
  {
    ...inside,
    name: 'TrainingProblemDetails',
    path: '/training/:trainingID/problem/:problemID',
    title: localised('训练题目', '訓練題目', 'Training problem'),
    load: () => import('../training-pages/training-problem-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { params: trainingProblem },
  },
  {
    ...inside,
    name: 'TrainingFullProblemDetails',
    path: '/training/:trainingID/problem/:problemID/full-screen',
    title: localised('专注模式', '專注模式', 'Focus mode'),
    load: () => import('../training-pages/training-full-screen-page.tsx'),
    prefetch: prefetchProblem,
    frame: 'none',
    hideFooter: true,
    example: { params: trainingProblem },
  },
  {
    ...inside,
    name: 'TrainingRank',
    path: '/training/:trainingID/rank',
    title: localised('训练记录', '訓練紀錄', 'Training records'),
  },
  {
    ...inside,
    name: 'TrainingProgress',
    path: '/training/:trainingID/progress',
    title: localised('学习进度', '學習進度', 'Training progress'),
  },
  {
    ...inside,
    name: 'TrainingActivity',
    path: '/training/:trainingID/activity',
    title: localised('活跃情况', '活躍情況', 'Training activity'),
  },
];
