/** Pages that the server renders, in a module of their own because the script of the server contains only these. */
import {
  initialProblemCalls,
  initialProblemTitle,
  prefetchProblem,
} from '../../features/problem/prefetch-problem.ts';
import { localised, type SsrEntry, type RouteEntry } from './route-entry.ts';

const problem = { problemID: 'T1001' };

const problemSsr: SsrEntry = {
  calls: initialProblemCalls,
  title: initialProblemTitle,
  // Changes with every submission.
  unseenFields: ['problemCount'],
  name: 'problem',
};

export const ssrRoutes: readonly RouteEntry[] = [
  {
    name: 'ProblemDetails',
    path: '/problem/:problemID',
    title: localised('题目', '題目', 'Problem'),
    load: () => import('../../features/problem/problem-page.tsx'),
    prefetch: prefetchProblem,
    ssr: problemSsr,
    hideFooter: true,
    example: { params: problem },
  },
  {
    name: 'Coding',
    path: '/coding/:variant?',
    title: localised('在线编程', '網上編程', 'Coding'),
    load: () => import('../../features/problem/coding-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { query: problem },
  },
];
