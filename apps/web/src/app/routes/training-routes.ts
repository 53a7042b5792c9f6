import { prefetchProblem } from '../../features/problem/prefetch-problem.ts';
import { comingPage, localised, type RouteEntry } from './route-entry.ts';

const training = { trainingID: '34' };
const trainingProblem = { ...training, problemID: 'T1001' };
const inside = { load: comingPage, mode: 'training', example: { params: training } } as const;

export const trainingRoutes: readonly RouteEntry[] = [
  {
    name: 'TrainingList',
    path: '/training',
    title: localised('课程与训练', '課程與訓練', 'Courses and trainings'),
    load: comingPage,
    topic: 'trainings',
  },
  {
    ...inside,
    name: 'TrainingDetails',
    path: '/training/:trainingID',
    title: localised('训练简介', '訓練簡介', 'About this training'),
    topic: 'training',
  },
  {
    ...inside,
    name: 'TrainingProblemList',
    path: '/training/:trainingID/problems',
    title: localised('训练题目', '訓練題目', 'Training problems'),
    topic: 'training',
  },
  {
    ...inside,
    name: 'TrainingProblemDetails',
    path: '/training/:trainingID/problem/:problemID',
    title: localised('训练题目', '訓練題目', 'Training problem'),
    topic: 'problem',
    hideFooter: true,
    example: { params: trainingProblem },
  },
  {
    ...inside,
    name: 'TrainingFullProblemDetails',
    path: '/training/:trainingID/problem/:problemID/full-screen',
    title: localised('专注模式', '專注模式', 'Focus mode'),
    load: () => import('../../features/problem/full-screen-page.tsx'),
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
    topic: 'trainingRank',
  },
];
