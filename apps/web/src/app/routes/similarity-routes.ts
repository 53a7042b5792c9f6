import { localised, type RouteEntry } from './route-entry.ts';

const title = localised('代码查重', '程式碼比對', 'Similar programs');

/** Comparisons of programs. The server decides who administers the contest, training or problem. */
export const similarityRoutes: readonly RouteEntry[] = [
  {
    name: 'SimilarityComparisons',
    path: '/similarity/:kind/:targetID',
    title,
    load: () => import('../../features/similarity/comparisons-page.tsx'),
    needs: 'auth',
    example: { params: { kind: 'contest', targetID: '1000' } },
  },
  {
    name: 'SimilarityResult',
    path: '/similarity/comparison/:comparisonID',
    title,
    load: () => import('../../features/similarity/result-page.tsx'),
    needs: 'auth',
    example: { params: { comparisonID: '1' } },
  },
  {
    name: 'SimilarityPair',
    path: '/similarity/pair/:pairID',
    title,
    load: () => import('../../features/similarity/pair-page.tsx'),
    needs: 'auth',
    example: { params: { pairID: '1' } },
  },
];
