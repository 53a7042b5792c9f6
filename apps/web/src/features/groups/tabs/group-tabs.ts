/** The tabs of a group, for the tab bar and for the menu of the top bar. Pure. */
import type { GroupState } from '../use-group.ts';

export type GroupTab =
  | 'home'
  | 'problems'
  | 'trainings'
  | 'contests'
  | 'submissions'
  | 'discussion'
  | 'members'
  | 'announcements'
  | 'setting'
  | 'rank';

export type TabContext = Pick<GroupState, 'isMember' | 'isAdmin' | 'isRoot'> & { isDiscussionOpen: boolean };

interface TabEntry {
  tab: GroupTab;
  /** Relative to the group URL. */
  path: string;
  /** The names of the routes that belong to the tab; a page inside a training belongs to the trainings. */
  routes: RegExp;
  isShown: (context: TabContext) => boolean;
}

const always = () => true;
const isMember = (context: TabContext) => context.isMember;

const groupTabs: readonly TabEntry[] = [
  { tab: 'home', path: '', routes: /^GroupDetails$/, isShown: always },
  { tab: 'problems', path: '/problem', routes: /^Group(?:\w*Problem)(?:List|Details)?$/, isShown: isMember },
  { tab: 'trainings', path: '/training', routes: /^Group(?:\w*Training)/, isShown: isMember },
  { tab: 'contests', path: '/contest', routes: /^Group(?:\w*Contest)/, isShown: isMember },
  { tab: 'submissions', path: '/status', routes: /^GroupSubmission/, isShown: isMember },
  {
    tab: 'discussion',
    path: '/discussion',
    routes: /^Group\w*Discussion/,
    isShown: ({ isDiscussionOpen }) => isDiscussionOpen,
  },
  { tab: 'members', path: '/member', routes: /^GroupMember/, isShown: isMember },
  {
    tab: 'announcements',
    path: '/announcement',
    routes: /^GroupAnnouncement/,
    isShown: ({ isAdmin }) => isAdmin,
  },
  { tab: 'setting', path: '/setting', routes: /^GroupSetting$/, isShown: ({ isRoot }) => isRoot },
  { tab: 'rank', path: '/rank', routes: /^GroupRank$/, isShown: isMember },
];

/** The more specific names come first: a problem of a training belongs to the trainings. */
const byRoute: readonly GroupTab[] = ['trainings', 'contests', 'discussion', 'submissions'];

export interface ShownTab {
  tab: GroupTab;
  path: string;
  /** False for viewers outside the group. The home tab is always open. */
  isOpen: boolean;
}

export const listShownTabs = (context: TabContext): ShownTab[] =>
  groupTabs
    .filter(({ isShown }) => isShown(context))
    .map(({ tab, path }) => ({ tab, path, isOpen: tab === 'home' || context.isMember }));

export function tabOfRoute(routeName: string | undefined): GroupTab {
  const matches = groupTabs.filter(({ routes }) => routes.test(routeName ?? ''));
  const specific = matches.find(({ tab }) => byRoute.includes(tab));
  return (specific ?? matches[0])?.tab ?? 'home';
}

/** Tabs that administrators of the group use; the others are for members. */
export const isAdminTab = (tab: GroupTab): boolean => tab === 'announcements' || tab === 'setting';
