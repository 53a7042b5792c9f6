import { lazy, type ComponentType } from 'react';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { Overview } from './overview/overview.tsx';
import type { TrainingTab } from './training-tabs.ts';

/** Loads the Markdown renderer with the tab: the introduction then renders at once, without a layout shift. */
const OverviewTab = lazy(async () => {
  await loadMarkdown();
  return { default: Overview };
});

/** The content below the tabs. */
export const tabBodies: Readonly<Record<TrainingTab, ComponentType>> = {
  overview: OverviewTab,
  problems: lazy(async () => ({ default: (await import('./problems/problems-tab.tsx')).ProblemsTab })),
  rank: lazy(async () => ({ default: (await import('./rank/rank-tab.tsx')).RankTab })),
  matrix: lazy(async () => ({ default: (await import('./matrix/matrix-tab.tsx')).MatrixTab })),
  activity: lazy(async () => ({ default: (await import('./activity/activity-tab.tsx')).ActivityTab })),
};
