import { describe, expect, it } from 'vitest';
import { locales } from '@touchstone/contract/locales';
import { tabMessages } from '../../features/contest/tabs/tab-messages.ts';
import { trainingMessages } from '../../features/trainings/training-messages.ts';
import { listShownTabs } from '../../features/groups/tabs/group-tabs.ts';
import { menuMessages } from './menu-messages.ts';
import { findActiveAddress, menuOf, type MenuContext, type MenuEntry } from './menus.ts';

const open = { openPublicDiscussion: true, openGroupDiscussion: true, openContestComment: true };
const params = { contestID: '7', trainingID: '34', groupID: '2' };
const modes = ['default', 'training', 'contest', 'group'] as const;
const tabNames = [
  'overview',
  'problems',
  'submissions',
  'rank',
  'announcements',
  'comment',
  'print',
  'acInfo',
  'adminPrint',
  'rejudge',
  'scrollBoard',
  'participants',
  'staff',
] as const;
const allTabs = tabNames.map((tab) => ({ tab, path: tab === 'overview' ? '' : `/${tab}`, isOpen: true }));
const trainingNames = ['overview', 'problems', 'rank', 'matrix', 'activity'] as const;
const allTrainingTabs = trainingNames.map((tab) => ({
  tab,
  path: tab === 'overview' ? '' : `/${tab}`,
  isOpen: true,
}));
const groupTabContext = { isMember: true, isAdmin: true, isRoot: true, isDiscussionOpen: true };
const allGroupTabs = listShownTabs(groupTabContext);
const context = (mode: MenuContext['mode'], more: Partial<MenuContext> = {}): MenuContext => ({
  mode,
  params,
  switches: open,
  contestTabs: allTabs,
  trainingTabs: allTrainingTabs,
  groupTabs: allGroupTabs,
  ...more,
});
/** Tabs of a group in the submenu. */
const isLate = (tab: string) => !['home', 'problems', 'trainings', 'contests'].includes(tab);
const addresses = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap((entry) => entry.to ?? []);

describe('menuOf', () => {
  it.each(modes)('has at most seven entries in %s mode, even for root', (mode) => {
    expect(menuOf(context(mode)).length).toBeLessThanOrEqual(7);
  });

  it.each(['training', 'contest', 'group'] as const)('leads home first in %s mode', (mode) => {
    expect(menuOf(context(mode))[0]).toEqual({ key: 'back', to: '/home' });
  });

  it('hides areas whose switch is off or unknown', () => {
    for (const switches of [undefined, { ...open, openPublicDiscussion: false }]) {
      expect(addresses(menuOf(context('default', { switches })))).not.toContain('/discussion');
    }
    expect(addresses(menuOf(context('default')))).toContain('/discussion');
  });

  it('shows the open tabs of a contest, under the names of the tab bar', () => {
    const tabs = [
      { tab: 'overview', path: '', isOpen: true },
      { tab: 'problems', path: '/problems', isOpen: false },
      { tab: 'acInfo', path: '/ac-info', isOpen: true },
    ] as const;
    const shown = addresses(menuOf(context('contest', { contestTabs: tabs })));
    expect(shown).toEqual(['/home', '/contest', '/contest/7', '/contest/7/ac-info']);
    for (const locale of locales) {
      const names = menuOf(context('contest'))
        .flatMap((entry) => [entry, ...(entry.children ?? [])])
        .filter(({ to }) => to?.startsWith('/contest/7'))
        .map(({ key }) => menuMessages[locale][key]);
      expect(names).toEqual(tabNames.map((tab) => tabMessages[locale][tab]));
    }
  });

  it('shows the open tabs of a training, under the names of the tab bar', () => {
    const tabs = [
      { tab: 'overview', path: '', isOpen: true },
      { tab: 'problems', path: '/problems', isOpen: false },
    ] as const;
    const shown = addresses(menuOf(context('training', { trainingTabs: tabs })));
    expect(shown).toEqual(['/home', '/training', '/training/34']);
    expect(addresses(menuOf(context('training', { trainingTabs: undefined })))).toEqual(shown);
    for (const locale of locales) {
      const names = menuOf(context('training'))
        .filter(({ to }) => to?.startsWith('/training/34'))
        .map(({ key }) => menuMessages[locale][key]);
      expect(names).toEqual(trainingNames.map((tab) => trainingMessages[locale].tabNames[tab]));
    }
  });

  it('shows the open tabs of a group', () => {
    const outsider = { ...groupTabContext, isMember: false, isAdmin: false, isRoot: false };
    const shown = (groupTabs: MenuContext['groupTabs']) => addresses(menuOf(context('group', { groupTabs })));
    expect(shown(undefined)).toEqual(['/home', '/group', '/group/2']);
    expect(shown(listShownTabs(outsider))).toEqual(['/home', '/group', '/group/2']);
    expect(shown(allGroupTabs)).toEqual([
      '/home',
      '/group',
      ...allGroupTabs
        .toSorted((one, other) => Number(isLate(one.tab)) - Number(isLate(other.tab)))
        .map(({ path }) => `/group/2${path}`),
    ]);
  });

  it('leads to the overview and to the list until the contest is loaded', () => {
    expect(addresses(menuOf(context('contest', { contestTabs: undefined })))).toEqual([
      '/home',
      '/contest',
      '/contest/7',
    ]);
  });
});

describe('findActiveAddress', () => {
  it.each([
    ['default', '/problem', '/problem'],
    ['default', '/problem/1000', '/problem'],
    ['default', '/discussion-detail/3', '/discussion'],
    ['default', '/submission-detail/3', '/status'],
    ['contest', '/contest/7/problem/A/submission-detail/3', '/contest/7/submissions'],
    ['group', '/group/2/submission-detail/3', '/group/2/status'],
    ['default', '/acm-rank', '/acm-rank'],
    ['default', '/home', undefined],
    ['contest', '/contest/7', '/contest/7'],
    ['contest', '/contest/7/', '/contest/7'],
    ['contest', '/contest/7/problems', '/contest/7/problems'],
    ['contest', '/contest/7/problem/A', '/contest/7/problems'],
    ['contest', '/contest/7/rank', '/contest/7/rank'],
    ['training', '/training/34/problem/A', '/training/34/problems'],
    ['group', '/group/2/training/5/problems', '/group/2/training'],
    ['group', '/group/2', '/group/2'],
  ] as const)('in %s mode %s belongs to %s', (mode, pathname, address) => {
    expect(findActiveAddress(menuOf(context(mode)), pathname)).toBe(address);
  });
});
