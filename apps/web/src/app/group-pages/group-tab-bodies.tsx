import { lazy, type ComponentType } from 'react';
import type { GroupTab } from '../../features/groups/tabs/group-tabs.ts';
import { loadMarkdown } from '../../ui/markdown/load-markdown.ts';

/** Loads the Markdown renderer with the tab: the description then renders at once, without a layout shift. */
const HomeTab = lazy(async () => {
  const [{ HomeTab: Tab }] = await Promise.all([
    import('../../features/groups/home/home-tab.tsx'),
    loadMarkdown(),
  ]);
  return { default: Tab };
});

/** The content below the tabs. */
export const groupTabBodies: Record<GroupTab, ComponentType> = {
  home: HomeTab,
  problems: lazy(async () => ({ default: (await import('./group-problems-tab.tsx')).GroupProblemsTab })),
  contests: lazy(async () => ({ default: (await import('./group-contests-tab.tsx')).GroupContestsTab })),
  trainings: lazy(async () => ({
    default: (await import('./group-trainings-tab.tsx')).GroupTrainingsTab,
  })),
  submissions: lazy(async () => ({
    default: (await import('./group-submissions-tab.tsx')).GroupSubmissionsTab,
  })),
  discussion: lazy(async () => ({
    default: (await import('./group-discussions-tab.tsx')).GroupDiscussionsTab,
  })),
  members: lazy(async () => ({
    default: (await import('../../features/groups/members/members-tab.tsx')).MembersTab,
  })),
  announcements: lazy(async () => ({
    default: (await import('./group-announcements-tab.tsx')).GroupAnnouncementsTab,
  })),
  setting: lazy(async () => ({
    default: (await import('../../features/groups/settings/setting-tab.tsx')).SettingTab,
  })),
  rank: lazy(async () => ({ default: (await import('../../features/groups/rank/rank-tab.tsx')).RankTab })),
};
