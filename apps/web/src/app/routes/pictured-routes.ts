/** Pages whose first picture the server draws. Apart from the others, since the server's script holds nothing but these. */
import {
  initialProblemCalls,
  initialProblemTitle,
  prefetchProblem,
} from '../../features/problem/prefetch-problem.ts';
import { words, type PictureEntry, type RouteEntry } from './route-entry.ts';

const problem = { problemID: 'T1001' };

const problemPicture: PictureEntry = {
  calls: initialProblemCalls,
  title: initialProblemTitle,
  parameters: ['problemID', 'l'],
  // Changes with every submission.
  unseenFields: ['problemCount'],
  name: 'problem',
};

export const picturedRoutes: readonly RouteEntry[] = [
  {
    name: 'ProblemDetails',
    path: '/problem/:problemID',
    title: words('题目', '題目', 'Problem'),
    load: () => import('../../features/problem/problem-page.tsx'),
    prefetch: prefetchProblem,
    picture: problemPicture,
    hideFooter: true,
    example: { params: problem },
  },
  {
    name: 'Coding',
    path: '/coding/:variant?',
    title: words('在线编程', '網上編程', 'Coding'),
    load: () => import('../../features/problem/coding-page.tsx'),
    prefetch: prefetchProblem,
    hideFooter: true,
    example: { query: problem },
  },
];
