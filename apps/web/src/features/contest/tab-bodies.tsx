import { lazy, type ComponentType } from 'react';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';
import { Overview } from './overview/overview.tsx';
import type { ContestTab } from './tabs/contest-tabs.ts';

const RankTab = lazy(async () => ({ default: (await import('./board/rank-tab.tsx')).RankTab }));

/** Loads the Markdown renderer with the tab: the description then renders at once, without a layout shift. */
const OverviewTab = lazy(async () => {
  await loadMarkdown();
  return { default: Overview };
});

/** The same for the texts of announcements. */
const AnnouncementsTab = lazy(async () => {
  const [module] = await Promise.all([import('./announcements/announcements-tab.tsx'), loadMarkdown()]);
  return { default: module.AnnouncementsTab };
});

/** The content below the tabs. A tab without an entry here has its own page outside this frame. */
export const tabBodies: Partial<Record<ContestTab, ComponentType>> = {
  overview: OverviewTab,
  problems: lazy(async () => ({ default: (await import('./problems/problems-tab.tsx')).ProblemsTab })),
  submissions: lazy(async () => ({
    default: (await import('./submissions/submissions-tab.tsx')).SubmissionsTab,
  })),
  announcements: AnnouncementsTab,
  rank: RankTab,
  acInfo: lazy(async () => ({ default: (await import('./ac-info/ac-info-tab.tsx')).AcInfoTab })),
  print: lazy(async () => ({ default: (await import('./print/print-tab.tsx')).PrintTab })),
  adminPrint: lazy(async () => ({ default: (await import('./print/print-queue-tab.tsx')).PrintQueueTab })),
  rejudge: lazy(async () => ({ default: (await import('./rejudge/rejudge-tab.tsx')).RejudgeTab })),
  participants: lazy(async () => ({
    default: (await import('./people/participants-tab.tsx')).ParticipantsTab,
  })),
  staff: lazy(async () => ({ default: (await import('./staff/staff-tab.tsx')).StaffTab })),
  signIns: lazy(async () => ({
    default: (await import('./sign-ins/sign-ins-tab.tsx')).SignInsTab,
  })),
  scrollBoard: lazy(async () => ({
    default: (await import('./scroll-board/scroll-board-tab.tsx')).ScrollBoardTab,
  })),
};
