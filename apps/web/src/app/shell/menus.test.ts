import { describe, expect, it } from 'vitest';
import { findActiveAddress, menuOf, type MenuContext, type MenuEntry } from './menus.ts';

const open = { openPublicDiscussion: true, openGroupDiscussion: true, openContestComment: true };
const params = { contestID: '7', trainingID: '34', groupID: '2' };
const modes = ['default', 'training', 'contest', 'group'] as const;
const context = (mode: MenuContext['mode'], more: Partial<MenuContext> = {}): MenuContext => ({
  mode,
  params,
  roles: ['root'],
  switches: open,
  ...more,
});
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
    const closed = { ...open, openContestComment: false, openGroupDiscussion: false };
    expect(addresses(menuOf(context('contest', { switches: closed })))).not.toContain('/contest/7/comment');
    expect(addresses(menuOf(context('group', { switches: closed })))).not.toContain('/group/2/discussion');
  });

  it('shows contest management to super administrators only', () => {
    expect(addresses(menuOf(context('contest')))).toContain('/contest/7/rejudge');
    expect(addresses(menuOf(context('contest', { roles: ['admin'] })))).not.toContain('/contest/7/rejudge');
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
    ['group', '/group/2/training/5/problems', '/group/2/training'],
    ['group', '/group/2', '/group/2'],
  ] as const)('in %s mode %s belongs to %s', (mode, pathname, address) => {
    expect(findActiveAddress(menuOf(context(mode)), pathname)).toBe(address);
  });
});
